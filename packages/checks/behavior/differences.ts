import type { Difference } from './behavior.ts';

const guide = '/guide/start/migrate-from-1x';
const pages = `${guide}#pages`;
const silent = `${guide}#build-and-look-for-what-no-check-sees`;

/** The differences between the same site in 1.47.2 and in the installed version, as the pages describe them. */
export const differences: readonly Difference[] = [
  {
    fact: 'pages',
    from: '404.html guide/_draft.html guide/a.html guide/b.html index.html',
    to: '404.html guide/a.html guide/b.html index.html',
    section: pages,
  },
  { fact: 'description of index.html', from: 'About tea', to: 'Hello.', section: silent },
  {
    fact: 'description of guide/a.html',
    from: 'About tea',
    to: 'Pour hot water. Next',
    section: silent,
  },
  { fact: 'highlighter of guide/a.html', from: 'other', to: 'shiki', section: pages },
  {
    fact: 'links of index.html',
    from: '#home /tea/guide/a.html /tea/index.html',
    to: '#home /tea/ /tea/guide/a.html',
    section: pages,
  },
  {
    fact: 'links of guide/a.html',
    from: '#brew #wait /tea/guide/a.html /tea/guide/b.html /tea/index.html',
    to: '#brew #wait /tea/ /tea/guide/a.html /tea/guide/b.html',
    section: pages,
  },
  {
    fact: 'links of guide/b.html',
    from: '#serve /tea/guide/a.html /tea/guide/b.html /tea/index.html',
    to: '#serve /tea/ /tea/guide/a.html /tea/guide/b.html',
    section: pages,
  },
];
