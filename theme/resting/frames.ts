// Runs in the head of every page, behind `early.ts`: the first frame of an opening page has its first screen, each of the next
// ones some more, so that no task keeps the reader waiting for all of it. The plugin `restEarly` writes it into the pages.
{
  /** Elements that come with one frame at most: 5 to 8 ms of styles and layout on the machine it was measured on. */
  const most = 230;
  /** Those that come first are near the window, where the browser lays out what rests elsewhere. */
  let growth = 50;
  const { dataset } = document.documentElement;
  let blocks: HTMLElement[] = [];
  let shown = 0;
  /** Whether the document had more to come in the last frame. */
  let isArriving = true;

  /** How many blocks fill the first screen: of 116 pages, all but one on a phone, and all but two at 1350 × 940. */
  const first = matchMedia('(min-width:60rem)').matches ? 8 : 6;
  const findBlocks = () => [
    ...document.querySelectorAll<HTMLElement>(`.rspress-doc>:nth-child(n+${first + 1})`),
  ];
  const isGrowing = () => 'growing' in dataset;
  const showAll = () => {
    delete dataset.growing;
    for (const { style } of findBlocks()) style.display = '';
  };
  /**
   * What arrived since the last time has not been drawn yet. Each has a style of its own: with a rule of the sheet for each
   * frame, the browser looked at every block again.
   */
  const hide = () => {
    if (!isGrowing()) return;
    const found = findBlocks();
    for (const { style } of found.slice(blocks.length)) style.display = 'none';
    blocks = found;
  };
  /**
   * Takes the fields of what is hidden out of the document for as long as it ends: in that task, the browser looks at all that
   * are in it, which takes longer than the rest of the task.
   */
  const parkFields = () => {
    // Where React does not wait for an act, it may be at work on them already.
    if (!isGrowing() || !window.siteWaking) return;
    for (const block of blocks.slice(shown)) {
      for (const fields of block.querySelectorAll('fieldset')) {
        const place = new Comment();
        fields.replaceWith(place);
        setTimeout(() => place.replaceWith(fields));
      }
    }
  };
  /** Whether what is there ends within the window. */
  const isShort = () =>
    (blocks[shown]?.previousElementSibling?.getBoundingClientRect().bottom ?? innerHeight) <
    innerHeight;
  const grow = () => {
    let elements = 0;
    for (const block of blocks.slice(shown)) {
      const more = block.getElementsByTagName('*').length;
      // One that is longer than a step comes alone.
      if (elements > 0 && elements + more > growth) break;
      block.style.display = '';
      elements += more;
      shown += 1;
    }
    growth = Math.min(growth * 1.5, most);
  };
  const show = () => {
    if (!isGrowing()) return;
    hide();
    // Nobody sees what is below the window: a document that is still read is soon at its end if nothing else is drawn, and
    // the first frame behind that end has enough to do.
    if (!isArriving || isShort()) grow();
    isArriving = document.readyState === 'loading';
    if (isArriving || shown < blocks.length) requestAnimationFrame(show);
    else showAll();
  };

  // A tab behind others has no frames, and nobody waits for it.
  if ('opening' in dataset && !document.hidden) {
    dataset.growing = '';
    requestAnimationFrame(() => {
      hide();
      requestAnimationFrame(show);
    });
    addEventListener('DOMContentLoaded', () => {
      // The browser lays a page with fields out as soon as it has arrived, between two frames.
      hide();
      parkFields();
    });
    // Whatever a reader may be about to go to.
    const acts = 'scroll pointerdown keydown click focusin popstate beforeprint';
    for (const type of acts.split(' ')) {
      addEventListener(type, showAll, { once: true, capture: true });
    }
  }
}
