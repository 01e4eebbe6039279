// Runs in the head of every page, behind `early.ts`: the first frame of an opening page has its first screen, each of the next
// ones some more, so that no task keeps the reader waiting for all of it. The plugin `restEarly` writes it into the pages.
{
  /** Elements that come with one frame: 5 to 10 ms of styles and layout on the machine it was measured on. */
  const growth = 200;
  const { dataset } = document.documentElement;
  let blocks: HTMLElement[] = [];
  let shown = 0;

  /** Behind those that fill the first screen. */
  const findBlocks = () => [
    ...document.querySelectorAll<HTMLElement>('.rspress-doc>:nth-child(n+9)'),
  ];
  const showAll = () => {
    delete dataset.growing;
    for (const { style } of findBlocks()) style.display = '';
  };
  /**
   * What arrived since the last time has not been drawn yet. Each has a style of its own: with a rule of the sheet for each
   * frame, the browser looked at every block again.
   */
  const hide = () => {
    if (!('growing' in dataset)) return;
    const found = findBlocks();
    for (const { style } of found.slice(blocks.length)) style.display = 'none';
    blocks = found;
  };
  const show = () => {
    if (!('growing' in dataset)) return;
    for (let elements = 0; elements < growth && shown < blocks.length; shown += 1) {
      const block = blocks[shown] as HTMLElement;
      block.style.display = '';
      elements += block.getElementsByTagName('*').length;
    }
    hide();
    if (shown < blocks.length || document.readyState === 'loading') requestAnimationFrame(show);
    else showAll();
  };

  if ('opening' in dataset) {
    dataset.growing = '';
    requestAnimationFrame(() => {
      hide();
      requestAnimationFrame(show);
    });
    // The browser lays a page with fields out as soon as it has arrived, between two frames.
    addEventListener('DOMContentLoaded', hide);
    // Whatever a reader may be about to go to.
    const acts = 'scroll pointerdown keydown click focusin popstate beforeprint';
    for (const type of acts.split(' ')) {
      addEventListener(type, showAll, { once: true, capture: true });
    }
  }
}
