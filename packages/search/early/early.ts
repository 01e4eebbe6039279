// Runs in the head of every page, before any other script, and stays: what asks for the search, and the text field that
// takes a reader's first keys until the modal is there. `earlySearch.ts` is how the rest of the site sees it;
// `search.ts` writes it into the pages, and it has to be small.
{
  const search: NonNullable<typeof window.siteSearch> = {
    open: false,
    set(open) {
      const field = document.querySelector<HTMLInputElement>('.search-early');
      if (field && open !== search.open) {
        if (open) search.from = document.activeElement as HTMLElement;
        field.hidden = !open;
        field.value = '';
        (open ? field : search.from)?.focus();
        search.open = open;
        search.changed?.();
      }
    },
  };
  window.siteSearch = search;
  // The stylesheet names the key that the reader's keyboard has.
  if (/Mac|iP/.test(navigator.platform)) document.documentElement.dataset.apple = '';
  // Scripts, such as extensions, dispatch events on the window and the document too, which have no `closest`.
  const isIn = (target: EventTarget | null | undefined, selector: string) =>
    (target as Element | null)?.closest?.(selector);
  addEventListener('keydown', (event) => {
    const [at] = event.composedPath();
    const { key } = event;
    // With Alt, a key belongs to the browser, to a screen reader, or, as AltGr, to a character.
    if (
      !event.altKey &&
      (event.ctrlKey || event.metaKey
        ? /^k$/i.test(key) && !event.shiftKey
        : key === '/' && !isIn(at, 'input,textarea,select,[contenteditable]'))
    ) {
      event.preventDefault();
      search.set(key === '/' || !search.open);
    }
    if (key === 'Escape' && !event.isComposing && isIn(at, '.search-early')) search.set(false);
  });
  addEventListener('click', (event) => {
    if (isIn(event.target, '.search-button')) search.set(true);
  });
}
