import './resting.css';

/** The class of a block whose content takes no part in drawing while it is away from the window; see `resting.css`. */
const RESTING = 'resting';
const HEIGHT = '--resting-height';

/** How many elements wake up together: about 5 ms of styles, layout and paint on the machine it was measured on. */
const SLICE = 300;

/** Elements of a block that make it worth the rest: to let one rest costs as much as to draw a few. */
const WORTH = 8;

const FIELD = 'input, select, textarea';

const sizeOf = (block: Element) => block.getElementsByTagName('*').length + 1;

/** Blocks of the text, those in the groups of `theme/static-text` too. */
const BLOCKS = '.rp-doc > :not([data-text]), .rp-doc > [data-text] > *';

/**
 * Lets the text away from the window rest while something is about to change the styles of every element: the browser
 * leaves it out of the next paint, at the height that it has, and gets to it a part at a time while it is idle. What comes
 * near the window wakes by itself; search in the page, focus and assistive technology reach all of it.
 *
 * @param options.fields `false` where a field is about to be added: browsers then look at every field of the page, and would
 *   lay out what rests around each, one after another
 */
export function restAway({ fields = true } = {}): void {
  // All is measured before anything is changed, so that the page is laid out once.
  const away = [...document.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter((block) => sizeOf(block) >= WORTH && (fields || !block.querySelector(FIELD)))
    .map((block) => ({ block, box: block.getBoundingClientRect() }))
    .filter(({ box }) => isAway(box));
  for (const { block, box } of away) {
    block.style.setProperty(HEIGHT, `${box.height}px`);
    block.classList.add(RESTING);
  }
  requestAnimationFrame(() => wakeSlices(away.map(({ block }) => block)));
}

const isAway = ({ top, bottom }: DOMRect) => bottom < 0 || top > innerHeight;

function wake({ classList, style }: HTMLElement): void {
  classList.remove(RESTING);
  style.removeProperty(HEIGHT);
}

/**
 * @param blocks what still rests
 * @param near what has come into the window and is last: changed along with what is above, it would not keep its place
 */
function wakeSlices(blocks: HTMLElement[], near: HTMLElement[] = []): void {
  (window.requestIdleCallback ?? setTimeout)(() => {
    let elements = 0;
    const end = blocks.findIndex((block) => {
      elements += sizeOf(block);
      return elements > SLICE;
    });
    const slice = blocks.splice(0, end < 0 ? blocks.length : end + 1);
    const away = slice.filter((block) => isAway(block.getBoundingClientRect()));
    const stayed = [...near, ...slice.filter((block) => !away.includes(block))];
    away.forEach(wake);
    if (blocks.length > 0) wakeSlices(blocks, stayed);
    else stayed.forEach(wake);
  });
}
