import { PageContext, usePage, usePages } from '@rspress/core/runtime';
import { Overview } from '@rspress/core/theme-original';
import { useMemo } from 'react';
import { useLocalHref } from '../link/useLocalHref.ts';
import { choice } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import './default-theme.css';
import { overviewGroups } from './overviewGroups.ts';

interface OverviewExampleProps {
  /** The routes of this site's pages that are listed, without a language, by the name of their group. */
  groups: Readonly<Record<string, readonly string[]>>;
}

/** The framework's own overview of some pages of this site, with the heading levels that the reader picks. */
export function OverviewExample({ groups }: OverviewExampleProps) {
  const { page } = usePage();
  const { pages } = usePages();
  const localHref = useLocalHref();
  // Without frontmatter, because `overview: true` would take the focus.
  const context = useMemo(() => ({ data: { ...page, title: 'API', frontmatter: {} } }), [page]);
  const localGroups = Object.fromEntries(
    Object.entries(groups).map(([name, routes]) => [name, routes.map(localHref)]),
  );
  return (
    <LiveExample
      name="overviewHeaders"
      controls={{ overviewHeaders: choice(['[2]', '[2, 3]', '[]'], '[2]') }}
      code={({ overviewHeaders }) =>
        [
          '---',
          'title: API',
          'overview: true',
          ...(overviewHeaders === '[2]' ? [] : [`overviewHeaders: ${overviewHeaders}`]),
          '---',
        ].join('\n')
      }
    >
      {({ overviewHeaders }) => (
        <div className="overview-example">
          <PageContext.Provider value={context}>
            <Overview groups={overviewGroups(pages, localGroups, JSON.parse(overviewHeaders))} />
          </PageContext.Provider>
        </div>
      )}
    </LiveExample>
  );
}
