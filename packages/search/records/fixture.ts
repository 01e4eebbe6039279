import type { Section } from '@handbook/content';
import type { SearchDocuments } from '../engine/types.ts';
import { toRecords } from './records.mjs';

const section = (path: string, title: string, heading: string, text: string): Section => ({
  path,
  anchor: heading === title ? '' : heading.toLowerCase().replaceAll(' ', '-'),
  area: 'Guide',
  title,
  heading,
  parents: [],
  depth: heading === title ? 1 : 2,
  text,
  code: '',
});

/** A few sections of this site's pages, for tests of records and uploads. */
export const documents: SearchDocuments[] = [
  {
    lang: 'en',
    sections: [
      section(
        '/guide/basic/use-mdx',
        'Static site generation',
        'Static site generation',
        'Pages as HTML.',
      ),
      section(
        '/guide/basic/static-assets',
        'Deploy',
        'Deploy',
        'Put the <b>built</b> site & its files online.',
      ),
      section(
        '/guide/basic/static-assets',
        'Deploy',
        'Deploy to Nginx',
        'Serve the folder with Nginx.',
      ),
    ],
  },
  {
    lang: 'zh',
    sections: [
      section('/zh/guide/basic/static-assets', '部署', '部署', '把 Nginx 指向构建好的目录。'),
    ],
  },
];

export const records = documents.flatMap(toRecords);
