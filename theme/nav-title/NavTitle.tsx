import { useLocalHref } from '@handbook/content/browser';
import { useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { SiteMark } from './SiteMark.tsx';
import './nav-title.css';

/** The site's logo and name, with a link to the home page in the page's language. */
export function NavTitle() {
  const { site } = useSite();
  const localHref = useLocalHref();
  return (
    <Link className="nav-title" href={localHref('/')}>
      <SiteMark />
      <span className="nav-title__name">{site.logoText}</span>
    </Link>
  );
}
