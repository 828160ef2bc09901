// What of the panel beside the board cannot be read or pressed: texts and buttons that something covers, cuts off, or that are outside
// the window. A hint and the end of a game may cover what is below them.
(() => {
    const wrong = new Set();
    const isSeen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const chain = element => element ? [element, ...chain(element.parentElement)] : [];
    const isForReaders = element => chain(element).some(at => getComputedStyle(at).clipPath !== 'none');
    const name = element => element.tagName.toLowerCase() + (element.id && '#' + element.id) + [...element.classList].map(it => '.' + it).join('');
    // The name of the variant is drawn over the end of the score's button, and lets clicks through to it.
    const mayCover = (top, element) => element.contains(top) || top.contains(element)
        || top.closest('.over-record') && !element.closest('.over-record')
        || top.closest('.score') && element.matches('.score-variant');
    const check = (element, box, what) => {
        const [left, right, top, bottom] = [box.left + 2, box.right - 2, box.top + 2, box.bottom - 3];
        const middle = [(left + right) / 2, (top + bottom) / 2];
        for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom], middle]) {
            const cover = document.elementFromPoint(x, y);
            if (!cover) wrong.add(`${what} is outside the window`);
            else if (!mayCover(cover, element)) wrong.add(`${what} is covered by ${name(cover)}`);
        }
    };
    // What scrolls or hides its content, of those around an element.
    const edges = element => chain(element).filter(at => {
        const style = getComputedStyle(at);
        return at !== document.documentElement && style.overflowY !== 'visible' && style.display !== 'contents';
    });
    for (const part of document.querySelectorAll('.player, .status-box, .tray, .guide, .over-record, .controls')) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode, element = text.parentElement;
            // Names and the lead may end in an ellipsis.
            const counts = text.data.trim() && isSeen(element) && !isForReaders(element) && !element.closest('.lead, .player-name, svg');
            if (!counts) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const what = `"${text.data.slice(0, 40)}" in ${name(element)}`;
            for (const box of range.getClientRects()) {
                const cuts = edges(element).map(at => [at, at.getBoundingClientRect()]).find(([, edge]) =>
                    box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5 || box.left < edge.left - 1.5 || box.right > edge.right + 1.5);
                if (cuts) wrong.add(`${what} is cut off by ${name(cuts[0])}`);
                else if (box.width > 4) check(element, box, what);
            }
        }
        for (const button of part.querySelectorAll('button, a')) {
            const counts = isSeen(button) && !isForReaders(button) && !button.closest('.over-record');
            if (counts) check(button, button.getBoundingClientRect(), name(button));
        }
    }
    for (const control of document.querySelectorAll('.control, #hint-button')) {
        if (isSeen(control) && control.scrollWidth > control.clientWidth + 1) wrong.add(`${control.textContent} is wider than its button`);
    }
    return [...wrong];
})()
