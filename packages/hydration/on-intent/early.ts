// The plugin `hydrateOnIntent` puts this script into the head of every page, after the links that name React's scripts. It
// loads them at the reader's first sign of intent, and queues what the reader does until React can replay it. It must be
// small, because it is part of every page. The rest of the site uses it through `useHydrated.ts`.
{
  const files = document.querySelectorAll<HTMLLinkElement>('[rel=x-intent]');
  const listening = new AbortController();
  const queue: NonNullable<Window['siteHydration']>['queue'] = new Map();
  // The controls that have no effect without React, by the event to queue. The search field isn't among them, because it
  // keeps its own value.
  const field = 'main *';
  const controls: Record<string, string> = {
    click: 'button:not([popovertarget],.search-button,form *)',
    input: field,
    change: field,
  };
  let isHydrating: boolean | undefined;

  const load = (rel: string) => {
    for (const file of files) file.rel = rel;
  };
  const run = () => {
    for (const { href } of files) {
      // The framework loads the page's own chunk itself.
      if (!/\/async\//.test(href)) {
        const script = document.createElement('script');
        script.src = href;
        script.async = false;
        script.onerror = stop;
        document.head.append(script);
      }
    }
  };
  const hydrate = () => {
    if (isHydrating) return;
    isHydrating = true;
    // Usually, the page shows the effect of the reader's action first.
    setTimeout(() => {
      load('preload');
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
      else run();
    });
  };

  const stop = () => listening.abort();
  const hydration: NonNullable<Window['siteHydration']> = { queue, stop };
  window.siteHydration = hydration;

  // In an archive or behind a translation proxy, a page has another path or language than in the build. React would replace
  // its text with the page of that path or with the original text, so such a page never hydrates.
  const page = document.currentScript?.dataset.page;
  const path = location.pathname.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '');
  if (page && page !== document.documentElement.lang + path) {
    isHydrating = true;
    stop();
  }

  const enqueue = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // Chromium also sends a move when a page appears under a resting pointer.
    if (type === 'pointermove' && !movementX && !movementY) return;
    const at = event.target as HTMLInputElement;
    const selector = controls[type];
    if (hydration.passes?.(selector)) return;
    // Extensions dispatch events on the window, which has no `closest`.
    const key = selector ? at.closest?.(selector) : type;
    if (key) {
      if (type === 'click') event.preventDefault();
      // React may have hydrated this part already: a replayed event must not take effect twice.
      if (selector) event.stopPropagation();
      queue.delete(key);
      queue.set(key, [event, at.value, at.checked]);
    }
    hydrate();
  };
  const listen = (types: string, listener: (event: Event) => void) => {
    for (const type of types.split(' ')) {
      addEventListener(type, listener, {
        capture: true,
        // Only a click's default action may be prevented; scrolling must not wait for a listener.
        passive: type !== 'click',
        signal: listening.signal,
      });
    }
  };
  listen('click input change pointermove focusin', enqueue);
  listen('keydown pointerdown wheel storage', hydrate);
  listen('unhandledrejection', stop);
  listen('hashchange', () =>
    document.querySelector<HTMLElement>(':popover-open:not(#error-notice)')?.hidePopover(),
  );

  matchMedia('(prefers-color-scheme:dark)').onchange = hydrate;
  // Values in the URL are for the search, the playground, or a tab.
  if (/[?#].*=/.test(location.href)) hydrate();
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
    );
    for (const element of document.querySelectorAll('[data-live]')) observer.observe(element);
  });

  addEventListener('load', () =>
    // The first paint may come after `load`, and prefetching must not delay the paint or the images.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Not earlier, because the browser itself scrolls to the URL's hash.
        listen('scroll', hydrate);
        const { connection: net } = navigator as Navigator & {
          connection?: { saveData?: boolean; effectiveType?: string };
        };
        if (!isHydrating && !/[23]g|true/.test(`${net?.effectiveType}${net?.saveData}`)) {
          load('prefetch');
        }
      }, 500),
    ),
  );
}
