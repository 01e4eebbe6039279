// The plugin `loadErrors` puts this script into the head of every page, before any other script. The rest of the site uses
// it through `chunkErrors.ts`.
{
  // A browser that blocks storage throws on access, also in the framework's scripts.
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      const values = new Map<string, string>();
      const value = {
        get length() {
          return values.size;
        },
        key: (index: number) => [...values.keys()][index] ?? null,
        getItem: (key: string) => values.get(`${key}`) ?? null,
        setItem: (key: string, text: string) => void values.set(`${key}`, `${text}`),
        removeItem: (key: string) => void values.delete(`${key}`),
        clear: () => values.clear(),
      };
      Object.defineProperty(window, name, { value });
    }
  }

  // If storage is full, toggles of the framework and DocSearch would stop halfway.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!/^(rspress[-.]|__DOCSEARCH_|__TEST_KEY__$)/.test(key)) throw error;
    }
  };

  // The framework throws on a malformed escape, and a link made from a path with two slashes may lead to another host.
  const { pathname, search, hash } = location;
  // Slashes after a colon are part of a URL in the path of an archive.
  let path = pathname.replace(/(^|[^:])\/+/g, '$1/');
  try {
    // The framework decodes more than once: `%25` becomes a lone `%`.
    for (let text = path, before = ''; text !== before; ) {
      before = text;
      text = decodeURI(text);
    }
  } catch {
    // A full-width percent sign looks the same, and no page has one in its path.
    path = path.replace(/%/g, '\uff05');
  }
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);

  // WebKit and Firefox cancel a page's scripts as soon as the reader leaves, and report each of them as failed.
  let isLeaving = false;
  let hasFailed = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  // Safari on iOS doesn't support `beforeunload`.
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
    // The back/forward cache restores the page without the scripts that were canceled.
    if (!persisted || !hasFailed) return;
    if (navigator.onLine) location.reload();
    // Offline, a reload would lose the text too.
    else window.siteNotice?.('scripts');
  });

  window.siteNotice = (kind, url) => {
    if (kind === 'scripts') {
      hasFailed = true;
      if (isLeaving) return;
    }
    const show = () => {
      const notice = document.getElementById('error-notice');
      if (notice) {
        notice.dataset.kind = kind;
        if (url) notice.querySelector('a')?.setAttribute('href', url);
        notice.togglePopover(true);
      }
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  };

  addEventListener(
    'error',
    ({ target }) => {
      // Code that requests a chunk on demand handles its failure.
      if (target instanceof HTMLScriptElement && !/\/async\//.test(target.src)) {
        window.siteNotice?.('scripts');
      }
    },
    true,
  );
}
