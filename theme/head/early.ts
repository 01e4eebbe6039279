// Runs in the head of every page: hides the web app's manifest until the page is drawn. Browsers ask for it as soon as the
// page is loaded, which is often just before its first paint. The plugin `siteFiles` writes it into the pages.
addEventListener('DOMContentLoaded', () => {
  const manifest = document.querySelector<HTMLLinkElement>('[rel=manifest]');
  if (!manifest) return;
  manifest.rel = '';
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        manifest.rel = 'manifest';
      }, 500),
    ),
  );
});
