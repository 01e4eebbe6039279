// Runs in the head of every page: lets the text below the window rest while the page opens, and wakes it a part at a time
// some time after the page is there. The plugin `restEarly` writes it into the pages; `resting.css` says what rests.
{
  /** Elements that wake together: their styles and layout take about 5 ms on the machine it was measured on. */
  const slice = 250;
  /**
   * Milliseconds after the page has loaded. These first seconds belong to what the reader does: what comes near the window
   * wakes by itself, and the rest takes as long as two or three first acts on a slow phone.
   */
  const pause = 3000;
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let blocks: HTMLElement[] = [];
  let next = 0;

  const end = () => {
    delete dataset.opening;
    for (const { style } of blocks) style.contentVisibility = style.containIntrinsicSize = '';
    blocks = [];
    // The browser keeps the window in its place with the next frame, and says so with the one after.
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.settling));
  };
  const isAway = (block: HTMLElement) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  };
  /** Goes on when the browser is idle, and nothing is open that remembers how far the page is scrolled. */
  const later = (part: () => void) => {
    requestIdleCallback(() => {
      if (document.querySelector('dialog[open],.medium-zoom-overlay')) setTimeout(later, 300, part);
      else part();
    });
  };
  const wake = () => {
    // Not a scroll of the reader's: the header stays as it is.
    dataset.settling = '';
    const from = next;
    for (let elements = 0; elements < slice && next < blocks.length; next += 1) {
      elements += (blocks[next]?.getElementsByTagName('*').length ?? 0) + 1;
    }
    // What is in the window has its height already. Changed along with what is above it, it would not be kept in its place.
    for (const { style } of blocks.slice(from, next).filter(isAway)) {
      style.contentVisibility = 'visible';
      // What no longer counts must not count at the end either: all blocks would be laid out once more.
      style.containIntrinsicSize = 'none';
    }
    later(next < blocks.length ? wake : end);
  };

  const begin = () => {
    if (!('opening' in dataset)) return;
    blocks = [
      ...document.querySelectorAll<HTMLElement>(
        '.rp-doc>[data-text]>*,.rp-codeblock__content,.result__body,.live-example>:not(fieldset)',
      ),
    ];
    // A page in a tab behind others wakes once it is seen.
    requestAnimationFrame(() => later(wake));
  };

  // The height of what rests is a guess. Below the window nobody sees that, as long as the browser keeps what is in the
  // window in its place; a reader who is led into the middle, or comes back to it, has to arrive at the right spot.
  if (
    navigation?.type === 'navigate' &&
    // A text that the address names is in this one alone.
    !navigation.name.includes('#') &&
    CSS.supports('overflow-anchor:auto') &&
    'requestIdleCallback' in window
  ) {
    dataset.opening = '';
    addEventListener('load', () => setTimeout(begin, pause));
    // Who comes back to a page is led to a height. An entry that a link to a heading makes has no state.
    addEventListener('popstate', ({ state }) => state && end());
  }
}
