// An inline script in the head of each page whose headings have moved. `AnchorRedirects.tsx` redirects client-side navigation.
{
  const { pathname } = location;
  const moved = JSON.parse(document.currentScript?.dataset.redirects ?? '{}');
  const follow = () => {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // The hash has a percent sign that isn't an escape.
    }
    // The script outlives a client-side navigation to another page.
    if (location.pathname === pathname && Object.hasOwn(moved, id)) location.replace(moved[id]);
  };
  follow();
  addEventListener('hashchange', follow);
}
