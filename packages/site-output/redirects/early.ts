// Runs in the head of each page whose headings have moved to other pages; `packages/site-output/redirects` writes it there with the new
// path of each. `AnchorRedirects.tsx` does the same for client-side navigation.
{
  const { pathname } = location;
  const moved = JSON.parse(document.currentScript?.dataset.redirects ?? '{}');
  const follow = () => {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // A stray percent sign stands for itself.
    }
    // The script outlives a client-side navigation to another page.
    if (location.pathname === pathname && Object.hasOwn(moved, id)) location.replace(moved[id]);
  };
  follow();
  addEventListener('hashchange', follow);
}
