import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';

/** An element: a selector and, if several elements match, the text that the element contains. */
export type Target = string | { css: string; text: string };

interface Place {
  x: number;
  y: number;
}

/** A reader who uses a page, in any browser. Every method waits for the elements that it needs. */
export class Reader {
  readonly #driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.origin = origin;
  }

  open = (path: string) => this.#driver.goto(this.origin + path);

  /** Opens a page and hydrates it. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrate();
  }

  /** Hydrates the page with a key press. */
  async hydrate(): Promise<void> {
    const isHydrated = () =>
      !window.siteHydration &&
      ['.navbar', 'main h1', '.home-demo'].every((selector) => {
        const element = document.querySelector(selector);
        return !element || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      });
    const act = async () => {
      // This key has no effect. In WebKit, a restored page may miss the first key press.
      await this.press('Shift');
      return this.evaluate(isHydrated);
    };
    await expect.poll(act, { message: 'the page is hydrated' }).toBe(true);
  }

  /** Runs a function in the page. The function can only use its argument and the page's globals. */
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

  /** Waits until an element is visible. */
  async sees(target: Target): Promise<void> {
    await expect
      .poll(() => this.evaluate(isShown, asQuery(target)), { message: name(target) })
      .toBe(true);
  }

  /** Waits until no such element is visible. */
  async missesSight(target: Target): Promise<void> {
    await expect
      .poll(() => this.evaluate(isShown, asQuery(target)), { message: `no ${name(target)}` })
      .toBe(false);
  }

  /** Waits until an element, such as a heading, is in the viewport. */
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

  /** Clicks an element once it is visible and stops moving. */
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

  /** Scrolls without an animation. */
  scrollTo = (y: number) => this.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

  scrolled = () => this.evaluate(() => Math.round(scrollY));

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await this.until((wanted) => innerWidth === wanted, width);
  }

  /** The path with the hash. A text fragment is never part of it. */
  path = () => this.evaluate(() => location.pathname + decodeURIComponent(location.hash));

  /** Waits until a page has loaded, with or without client-side navigation. */
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
    if (!place) throw new Error(`${name(target)} is gone.`);
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

/** Runs in the page. Returns the middle of the first element that a click there would reach. */
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
