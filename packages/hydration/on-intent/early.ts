// Runs in the head of every page, after the links that name React's scripts: fetches them at the reader's first sign of
// intent, and keeps what the reader does until React can repeat it. The plugin `hydrateOnIntent` writes it into the pages,
// and it has to be small. `useAwake.ts` is how the rest of the site sees it.
{
  const files = document.querySelectorAll<HTMLLinkElement>('[rel=x-intent]');
  const asleep = new AbortController();
  const kept: NonNullable<Window['siteWaking']>['kept'] = new Map();
  // What needs React and has no effect by itself, by the event that it waits for.
  // The search's own field, which keeps what it has, is not in there.
  const field = 'main *';
  const controls: Record<string, string> = {
    click: 'button:not([popovertarget],.search-button,form *)',
    keydown: '[role=tab]',
    input: field,
    change: field,
  };
  let isWaking: true | undefined;

  const load = (rel: string) => {
    for (const file of files) file.rel = rel;
  };
  const run = () => {
    for (const { href } of files) {
      // The framework asks for the page's own chunk itself.
      if (!/\/async\//.test(href)) {
        const script = document.createElement('script');
        script.src = href;
        script.async = false;
        script.onerror = end;
        document.head.append(script);
      }
    }
  };
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    load('preload');
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };

  const end = () => asleep.abort();
  const waking: NonNullable<Window['siteWaking']> = { kept, end };
  window.siteWaking = waking;

  const note = (event: Event) => {
    const { type } = event;
    const at = event.target as HTMLInputElement;
    const selector = controls[type];
    if (waking.passes?.(selector)) return;
    // What an extension tells the window itself of has no element.
    const key = selector ? at.closest?.(selector) : type;
    if (key) {
      if (type === 'click') event.preventDefault();
      // React may be there already in some parts: what is repeated must not have its effect twice.
      if (selector) event.stopPropagation();
      kept.delete(key);
      kept.set(key, [event, at.value, at.checked]);
    }
    wake();
  };
  const listen = (types: string, listener: (event: Event) => void) => {
    for (const type of types.split(' ')) {
      addEventListener(type, listener, {
        capture: true,
        // Scrolling waits for no listener; only a click may be held back.
        passive: type !== 'click',
        signal: asleep.signal,
      });
    }
  };
  listen('click input change keydown pointermove focusin', note);
  listen('pointerdown wheel storage', wake);
  listen('unhandledrejection', end);
  listen('hashchange', () =>
    document.querySelector<HTMLElement>(':popover-open:not(#fault)')?.hidePopover(),
  );

  matchMedia('(prefers-color-scheme:dark)').onchange = wake;
  // A text that the address brings: for the search, the playground, a choice.
  if (/[?#].*=/.test(location.href)) wake();
  addEventListener('DOMContentLoaded', () =>
    // A task of its own: the browser has enough to do in this one, above all with fields.
    setTimeout(() => {
      const seen = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
      );
      for (const piece of document.querySelectorAll('[data-live]')) seen.observe(piece);
    }),
  );

  addEventListener('load', () =>
    // The first paint may come after the event, and neither it nor the images wait for what is fetched ahead.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Not before: the browser itself scrolls to where the address leads.
        listen('scroll', wake);
        const { connection: net } = navigator as Navigator & {
          connection?: { saveData?: boolean; effectiveType?: string };
        };
        if (!isWaking && !/[23]g|true/.test(`${net?.effectiveType}${net?.saveData}`)) {
          load('prefetch');
        }
      }, 500),
    ),
  );
}
