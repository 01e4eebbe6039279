// Runs in the head of every page before any other script; the plugin `firstGuards` writes it there. `siteFault.ts` is how
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

  window.siteFault = (kind, address) => {
    const show = () => {
      const notice = document.getElementById('fault');
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
        window.siteFault?.('scripts');
      }
    },
    true,
  );
}
