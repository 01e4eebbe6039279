import { normalizeImagePath, useLang, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import './nav-title.css';

/** The site's logo and name, leading to the home of the page's language. */
export function NavTitle() {
  const { site } = useSite();
  const lang = useLang();
  const { logo, logoText } = site;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  return (
    <Link className="nav-title" href={lang === site.lang ? '/' : `/${lang}/`}>
      <img
        className="nav-title__light"
        src={normalizeImagePath(light)}
        alt=""
        width="28"
        height="28"
      />
      <img
        className="nav-title__dark"
        src={normalizeImagePath(dark)}
        alt=""
        width="28"
        height="28"
      />
      {logoText}
    </Link>
  );
}
