/** How far the bar is when it appears, from 0 to 1. */
const START = 0.08;
/** It creeps on by at most so much, every so many milliseconds, and never arrives by itself. */
const STEP = 0.02;
const PACE = 800;
const LAST = 0.994;
/** How long it takes to move, in milliseconds. */
const SPEED = 200;

let element: HTMLElement | undefined;
let value = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function moveTo(next: number): void {
  value = next;
  const bar = element?.querySelector<HTMLElement>('.bar');
  if (bar) bar.style.transform = `translate3d(${(next - 1) * 100}%,0,0)`;
}

/**
 * The bar at the top of a page that is slow to come. Stands in for the package `nprogress`, of which the framework uses
 * these three: same elements, so the same styles, without what nobody asks for.
 */
const progress = {
  /** The framework asks for no spinner; there is none. */
  configure: (): void => {},
  /** Shows the bar; it is there already while another page is on its way. */
  start(): void {
    // Not only asked whether there was one: a page that does not come takes the bar away.
    if (element?.isConnected) return;
    clearInterval(timer);
    element = document.createElement('div');
    element.id = 'nprogress';
    element.innerHTML = '<div class="bar"><div class="peg"></div></div>';
    document.body.append(element);
    element.querySelector<HTMLElement>('.bar')?.style.setProperty('transition', `all ${SPEED}ms`);
    moveTo(START);
    timer = setInterval(() => moveTo(Math.min(LAST, value + Math.random() * STEP)), PACE);
  },
  /** Fills the bar and takes it away. */
  done(): void {
    clearInterval(timer);
    moveTo(1);
    const finished = element;
    element = undefined;
    setTimeout(() => finished?.remove(), SPEED);
  },
};

export default progress;
