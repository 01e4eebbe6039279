// Runs in the head of every page: hides the web app's manifest until the page is drawn. Browsers ask for it as soon as the
// page is loaded, which is often just before its first paint. The plugin `siteFiles` writes it into the pages.
new MutationObserver((_, observer) => {
  const manifest = document.querySelector<HTMLLinkElement>('[rel=manifest]');
  if (!manifest) return;
  observer.disconnect();
  // As soon as it is read: a short page is loaded so soon after its end that browsers would still know of it.
  manifest.rel = '';
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        manifest.rel = 'manifest';
      }, 500),
    ),
  );
}).observe(document, { childList: true, subtree: true });
