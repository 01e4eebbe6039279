import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';

/** An element: a selector, and the text that it contains where the selector finds several. */
export type Target = string | { css: string; text: string };

interface Place {
  x: number;
  y: number;
}

/** A reader in front of a page, in any browser. Everything waits until what it needs is there. */
export class Reader {
  readonly #driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.origin = origin;
  }

  open = (path: string) => this.#driver.goto(this.origin + path);

  /** Opens a page and waits until React answers. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrate();
  }

  /** Acts as a reader who is about to use the page, and waits until React answers. */
  async hydrate(): Promise<void> {
    const isHydrated = () =>
      !window.siteHydration &&
      ['.navbar', 'main h1', '.home-demo'].every((selector) => {
        const element = document.querySelector(selector);
        return !element || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      });
    const act = async () => {
      // A key that does nothing by itself. A page that has only just come back may miss the first one in WebKit.
      await this.press('Shift');
      return this.evaluate(isHydrated);
    };
    await expect.poll(act, { message: 'React answers' }).toBe(true);
  }

  /** Runs a function in the page; it sees its argument and the page's globals only. */
  evaluate<R, A = undefined>(run: (argument: A) => R, argument?: A): Promise<Awaited<R>> {
    return this.#driver.evaluate(call(run, argument)) as Promise<Awaited<R>>;
  }

  /** Runs a function in a frame of the page. */
  evaluateIn<R, A = undefined>(
    frame: string,
    run: (argument: A) => R,
    argument?: A,
  ): Promise<Awaited<R>> {
    return this.#driver.evaluateIn(frame, call(run, argument)) as Promise<Awaited<R>>;
  }

  /** Waits until a function returns true in the page. */
  until<A = undefined>(
    holds: (argument: A) => boolean | Promise<boolean>,
    argument?: A,
  ): Promise<void> {
    return expect.poll(() => this.evaluate(holds, argument), { message: String(holds) }).toBe(true);
  }

  /** Waits until something is shown. */
  async sees(target: Target): Promise<void> {
    await expect
      .poll(() => this.evaluate(isShown, asQuery(target)), { message: name(target) })
      .toBe(true);
  }

  /** Waits until nothing of the kind is shown. */
  async missesSight(target: Target): Promise<void> {
    await expect
      .poll(() => this.evaluate(isShown, asQuery(target)), { message: `no ${name(target)}` })
      .toBe(false);
  }

  /** Waits until a heading, or something else, is within the window. */
  async seesInView(selector: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.evaluate((css) => {
            const { top, bottom } =
              document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect(0, -1);
            return top < innerHeight && bottom > 0;
          }, selector),
        { message: `${selector} in view` },
      )
      .toBe(true);
  }

  /** Clicks where a reader would: on what is there, once it stands still. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#place(target);
    await this.#driver.click(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#place(target);
    await this.#driver.move(x, y);
  }

  focus = (selector: string) =>
    this.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);

  /** Presses one key, or a chord such as `Control+k`. */
  press = (keys: string) => this.#driver.press(keys.split('+'));

  type = (text: string) => this.#driver.type(text);

  wheel = (y: number) => this.#driver.wheel(y);

  /** Scrolls at once. */
  scrollTo = (y: number) => this.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

  scrolled = () => this.evaluate(() => Math.round(scrollY));

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await this.until((wanted) => innerWidth === wanted, width);
  }

  /** The path with the hash; a fragment that asks for text never shows. */
  path = () => this.evaluate(() => location.pathname + decodeURIComponent(location.hash));

  /** Waits until a page has loaded, by whichever way. */
  async isAt(path: string): Promise<void> {
    const place = () =>
      this.evaluate(() =>
        document.readyState === 'complete'
          ? location.pathname + decodeURIComponent(location.hash)
          : document.readyState,
      ).catch(String);
    await expect.poll(place).toBe(path);
  }

  back = () => this.evaluate(() => void setTimeout(() => history.back()));
  forward = () => this.evaluate(() => void setTimeout(() => history.forward()));

  async reload(): Promise<void> {
    await this.evaluate(() => {
      document.documentElement.dataset.before = '';
      setTimeout(() => location.reload());
    });
    await expect
      .poll(() =>
        this.evaluate(
          () =>
            document.readyState === 'complete' && document.documentElement.dataset.before !== '',
        ).catch(() => false),
      )
      .toBe(true);
  }

  problems = () => this.#driver.problems();

  async #place(target: Target): Promise<Place> {
    let place: Place | undefined;
    await expect
      .poll(
        async () => {
          const before = place;
          place = (await this.evaluate(placeOf, asQuery(target))) ?? undefined;
          return Boolean(place && before && place.x === before.x && place.y === before.y);
        },
        { message: `${name(target)} can be clicked`, intervals: [50, 50, 100, 250] },
      )
      .toBe(true);
    if (!place) throw new Error(`${name(target)} has gone.`);
    return place;
  }
}

interface Query {
  css: string;
  text: string;
}

const asQuery = (target: Target): Query =>
  typeof target === 'string' ? { css: target, text: '' } : target;

const name = (target: Target) =>
  typeof target === 'string' ? target : `${target.css} “${target.text}”`;

function call<A>(run: (argument: A) => unknown, argument: A | undefined): string {
  return `(${run})(${argument === undefined ? '' : JSON.stringify(argument)})`;
}

/** Runs in the page. */
function isShown({ css, text }: Query): boolean {
  return [...document.querySelectorAll<HTMLElement>(css)].some(
    (it) => it.checkVisibility() && it.getClientRects().length > 0 && it.textContent.includes(text),
  );
}

/** Runs in the page: the middle of the first element that a click there would reach. */
function placeOf({ css, text }: Query): Place | null {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (it) => it.checkVisibility() && it.getClientRects().length > 0 && it.textContent.includes(text),
  );
  if (!element) return null;
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const reached = ({ x, y }: Place) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (!reached(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = middle();
  return reached(place) ? place : null;
}
