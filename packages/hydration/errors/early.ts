// Runs in the head of every page before any other script; the plugin `loadErrors` writes it there. `siteNotice.ts` is how
// the rest of the site sees it.
{
  // A browser that blocks storage throws where it is touched, the framework's own scripts included.
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      const kept = new Map<string, string>();
      const value = {
        get length() {
          return kept.size;
        },
        key: (index: number) => [...kept.keys()][index] ?? null,
        getItem: (key: string) => kept.get(`${key}`) ?? null,
        setItem: (key: string, text: string) => void kept.set(`${key}`, `${text}`),
        removeItem: (key: string) => void kept.delete(`${key}`),
        clear: () => kept.clear(),
      };
      Object.defineProperty(window, name, { value });
    }
  }

  // When storage is full, the framework's switches and DocSearch would break in the middle of what they do.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!/^(rspress[-.]|__DOCSEARCH_|__TEST_KEY__$)/.test(key)) throw error;
    }
  };

  // The framework throws at a malformed escape, and a link made from a path with two slashes may lead to another host.
  const { pathname, search, hash } = location;
  let path = pathname.replace(/\/+/g, '/');
  try {
    // The framework decodes more than once, so that `%25` becomes a stray sign.
    for (let text = path, before = ''; text !== before; ) {
      before = text;
      text = decodeURI(text);
    }
  } catch {
    // A look-alike, which no page has in its path.
    path = path.replace(/%/g, '\uff05');
  }
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);

  // WebKit and Firefox cancel a page's scripts as soon as the reader leaves it, and report each of them as failed.
  let isLeaving = false;
  let hasFailed = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  // Safari on iOS has no `beforeunload`.
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = (target as Element).closest?.('a');
      const isHere = link?.href.replace(/#.*/, '') === location.href.replace(/#.*/, '');
      if (link?.href && !isHere && !link.target && !ctrlKey && !metaKey && !shiftKey) leave();
    },
    true,
  );
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    // The browser brings the page back as it was left: without its scripts.
    if (!persisted || !hasFailed) return;
    if (navigator.onLine) location.reload();
    // A reload would take the text away, too.
    else window.siteNotice?.('scripts');
  });

  window.siteNotice = (kind, address) => {
    if (kind === 'scripts') {
      hasFailed = true;
      if (isLeaving) return;
    }
    const show = () => {
      const notice = document.getElementById('error-notice');
      if (notice) {
        notice.dataset.kind = kind;
        if (address) notice.querySelector('a')?.setAttribute('href', address);
        notice.togglePopover(true);
      }
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  };

  addEventListener(
    'error',
    ({ target }) => {
      // Chunks that are loaded on demand have an answer where they are asked for.
      if (target instanceof HTMLScriptElement && !/\/async\//.test(target.src)) {
        window.siteNotice?.('scripts');
      }
    },
    true,
  );
}
