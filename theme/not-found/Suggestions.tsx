import { useText } from '@handbook/content/browser';
import { useLang, useLocation } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useEffect, useState } from 'react';
// biome-ignore lint/correctness/noUndeclaredDependencies: the framework makes this module during the build
import { routes } from 'virtual-routes';
import { suggestPaths } from './suggestPaths.ts';

/** Links to pages with a path similar to the unknown one. */
export function Suggestions() {
  const t = useText();
  const lang = useLang();
  const { pathname } = useLocation();
  const [paths, setPaths] = useState<string[]>([]);

  // All unknown paths share one built page, so the path is only known in the browser.
  useEffect(() => {
    const own = routes.filter((route) => route.lang === lang).map(({ path }) => path);
    setPaths(suggestPaths(pathname, own));
  }, [lang, pathname]);

  if (paths.length === 0) return null;
  return (
    <nav aria-labelledby="not-found-suggestions">
      <p id="not-found-suggestions">{t('notFound.suggestions')}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link className="not-found__suggestion" href={path}>
              {path}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
