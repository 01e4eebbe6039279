// Runs in the head of every page, before any other script. It handles the shortcuts and the button of the search, requests the
// documents with the key press, and keeps a reader's first keys in a text field until the modal has loaded. The rest of the
// site uses it through `earlySearch.ts`. `search.ts` inlines it into every page, so it must be small.
{
  const search: NonNullable<typeof window.siteSearch> = {
    open: false,
    set(open) {
      const field = document.querySelector<HTMLInputElement>('.search-early');
      if (field && open !== search.open) {
        if (open) search.from = document.activeElement as HTMLElement;
        const url = field.dataset.documents;
        if (open && url) search.file ??= { url, response: fetch(url).catch(() => undefined) };
        field.hidden = !open;
        field.value = '';
        (open ? field : search.from)?.focus();
        search.open = open;
        search.changed?.();
      }
    },
  };
  window.siteSearch = search;
  // The style sheet shows the key of the reader's keyboard.
  if (/Mac|iP/.test(navigator.platform)) document.documentElement.dataset.apple = '';
  // Extensions and other scripts also dispatch events on the window and the document, which have no `closest`.
  const isIn = (target: EventTarget | null | undefined, selector: string) =>
    (target as Element | null)?.closest?.(selector);
  addEventListener('keydown', (event) => {
    const [at] = event.composedPath();
    const { key } = event;
    // With Alt, a key is for the browser or a screen reader; with AltGr, it types a character.
    if (
      !event.altKey &&
      (event.ctrlKey || event.metaKey
        ? /^k$/i.test(key) && !event.shiftKey
        : key === '/' && !isIn(at, 'input,textarea,select,[contenteditable]'))
    ) {
      event.preventDefault();
      search.set(key === '/' || !search.open);
    }
    // The key code 229 marks keys for an input method, also when Safari has ended the composition.
    if (key === 'Escape' && event.keyCode !== 229 && isIn(at, '.search-early')) search.set(false);
  });
  addEventListener('click', (event) => {
    if (isIn(event.target, '.search-button')) search.set(true);
  });
}
