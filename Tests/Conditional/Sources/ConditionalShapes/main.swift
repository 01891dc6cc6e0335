// Run by ConditionalConformanceTests: a line for each failure.
for failure in Checks.all { print(failure) }
print("done")
