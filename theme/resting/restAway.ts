import './resting.css';

/** The class of a block whose content takes no part in drawing while it is away from the window; see `resting.css`. */
export const RESTING = 'resting';

/** How many elements wake up together: about 5 ms of styles, layout and paint on the machine it was measured on. */
const SLICE = 300;

/** Elements of a block that make it worth the rest: to let one rest costs as much as to draw a few. */
const WORTH = 8;

const FIELD = 'input, select, textarea';

const sizeOf = (block: Element) => block.getElementsByTagName('*').length + 1;

/** A block that is away, and the styles that keep everything around it in its place: its height, and the gaps beside it. */
interface Away {
  block: HTMLElement;
  place: typeof NOWHERE;
}

const NOWHERE = { blockSize: '', marginBlockStart: '', marginBlockEnd: '' };

/**
 * The blocks of a text that are away from the window, but for its first and last, whose margins reach out of it. All is
 * measured before anything is changed: one layout.
 */
function findAway(text: Element): Away[] {
  const shown = ([...text.children] as HTMLElement[])
    .map((block) => ({ block, box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return shown.flatMap(({ block, box }, index) => {
    const above = shown[index - 1];
    const below = shown[index + 1];
    if (!above || !below || !isAway(box)) return [];
    // Margins of its content, which reach out of it, end at a block that rests.
    const place = {
      blockSize: `${box.height}px`,
      marginBlockStart: `${box.top - above.box.bottom}px`,
      marginBlockEnd: `${below.box.top - box.bottom}px`,
    };
    return [{ block, place }];
  });
}

/**
 * Lets the text away from the window rest while something is about to change the styles of every element: the browser
 * leaves it out of the next paint, at the height that it has, and gets to it a part at a time while it is idle. What comes
 * near the window wakes by itself; search in the page, focus and assistive technology reach all of it.
 *
 * @param options.fields `false` where a field is about to be added: browsers then look at every field of the page, and would
 *   lay out what rests around each, one after another
 */
export function restAway({ fields = true } = {}): void {
  const away = [...document.querySelectorAll('.rspress-doc')]
    .flatMap(findAway)
    .filter(({ block }) => sizeOf(block) >= WORTH && (fields || !block.querySelector(FIELD)));
  for (const { block, place } of away) {
    // Not as variables for the sheet: each element with some of its own has to resolve them.
    Object.assign(block.style, place);
    block.classList.add(RESTING);
  }
  requestAnimationFrame(() => wakeSlices(away.map(({ block }) => block)));
}

const isAway = ({ top, bottom }: DOMRect) => bottom < 0 || top > innerHeight;

function wake({ classList, style }: HTMLElement): void {
  classList.remove(RESTING);
  Object.assign(style, NOWHERE);
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
