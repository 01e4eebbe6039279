/**
 * The site's logo, as in `docs/public/logo-light.svg` and `logo-dark.svg`. It is inline, because two images would be two requests
 * before the first paint. It is decorative, because the site's name is next to it.
 */
export const SiteMark = () => (
  <svg className="site-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <path d="M6 4h5v24H6z" />
    <path className="site-mark__bow" d="M9 6.5h9a5.5 5.5 0 0 1 0 11H9" />
    <path className="site-mark__leg" d="m15.200 17.5 5.6-.8L27 28h-6z" />
  </svg>
);
