// Measures what report-in-browser.sh opens, and writes the problems into the page, one a line.
const problems = [];
const isShown = element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
};

function measureReport(frame) {
    const page = frame.contentDocument;
    const checkWidth = state => {
        const width = page.documentElement.scrollWidth;
        if (width > frame.clientWidth) problems.push(`${state}, the page is ${width} px and wider than the window`);
    };
    checkWidth("as it opens");
    page.querySelectorAll("details").forEach(details => { details.open = true; });
    checkWidth("with all details open");

    const elements = [...page.querySelectorAll("*")];
    const runs = element => (element.localName === "script" && element.id !== "probe")
        || element.getAttributeNames().some(name => name.startsWith("on") || element.getAttribute(name).startsWith("javascript:"));
    elements.filter(runs).forEach(element => problems.push(`a script: ${element.localName}`));
    elements.filter(element => element.matches("link, base, object, embed, iframe, meta[http-equiv]:not(#policy)"))
        .forEach(element => problems.push(`an element that loads: ${element.localName}`));
    frame.contentWindow.blocked.forEach(request => problems.push(`requested: ${request}`));

    for (const line of document.getElementById("seen").textContent.split("\n")) {
        const [selector, text] = line.split("|");
        const found = [...page.querySelectorAll(selector)].some(element => (text === "" || element.innerText.includes(text)) && isShown(element));
        if (!found) problems.push(`not to be seen: ${selector} ${text}`);
    }

    // Last, since it takes away what must be seen.
    page.getElementById("show-difference").click();
    if ([...page.querySelectorAll(".card.is-difference")].some(isShown)) problems.push("the filter hides nothing");
}

// A band of the picture in which all pixels have one colour has nothing on it.
function measurePicture(picture) {
    const bands = 6, width = Number(picture.dataset.width), height = Math.floor(picture.naturalHeight / bands);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height * bands;
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    for (let band = 0; band < bands; band++) {
        const colours = new Set(new Uint32Array(context.getImageData(0, band * height, width, height).data.buffer));
        if (colours.size < 3) problems.push(`blank from ${band * height} to ${(band + 1) * height} px`);
    }
}

// Reports of blocked requests come a moment after the page.
addEventListener("load", () => setTimeout(() => {
    const frame = document.querySelector("iframe"), picture = document.getElementById("shot");
    if (frame) measureReport(frame);
    if (picture) measurePicture(picture);
    document.getElementById("result").textContent = ["", ...problems.map(problem => `problem: ${problem}`), "measured", ""].join("\n");
}, 300));
