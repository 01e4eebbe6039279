import { join } from 'node:path';
import { sectionsOf } from '@handbook/content';
import { type Lang, localePrefix } from '@handbook/content/address';
import { root } from '@handbook/content/files';
import type { Translate } from '../items/detailsOf.ts';
import { releaseEntries } from '../items/releaseEntries.ts';
import { readReferences } from '../references/references.ts';
import { areaName, stringsFor, translate } from '../rendering/translate.ts';
import type { HelperData, HelperLink } from './data.ts';

/** The release of version 1 that the migration starts from. */
const VERSION_1 = '1.47.2';
const MIGRATION = '/guide/start/migrate-from-1x';
const CLOSING = 'next';

/** Returns links to the headings of the migration page: steps first, then tables. */
function stepsOf(lang: Lang, read: Set<string>): HelperLink[] {
  const docs = join(root, 'docs');
  const file = join(docs, lang, `${MIGRATION}.mdx`);
  const path = localePrefix(lang) + MIGRATION;
  const sections = sectionsOf({ file, path, docs, area: '' }, read);
  const [first] = sections.filter(({ depth }) => depth === 2);
  const steps = sections.filter(({ parents }) => parents[0] === first?.heading);
  const tables = sections.filter(
    ({ depth, anchor }) => depth === 2 && anchor !== first?.anchor && anchor !== CLOSING,
  );
  return [...steps, ...tables].map(({ heading, anchor }) => ({
    text: heading,
    link: `${path}#${anchor}`,
  }));
}

/**
 * Reads the data of the upgrade helper in one language.
 *
 * @param read receives the path of each file that the result depends on
 */
export function readData(lang: Lang, read: Set<string>): HelperData {
  const prefix = localePrefix(lang);
  const t: Translate = (key, values) => translate(lang, key, values);
  const releases = releaseEntries().reverse();
  const references = readReferences();
  return {
    texts: stringsFor(lang, [
      'helper.',
      'kind.',
      'default',
      'typeWas',
      'variantWas',
      'required',
      'optional',
      'unset',
      'colon',
      'comma',
    ]),
    versions: [VERSION_1, ...releases.map(({ version }) => version)],
    entries: Object.fromEntries(
      releases.map(({ version, route, anchor }) => [version, `${prefix}${route}#${anchor}`]),
    ),
    items: releases.flatMap(({ version, items }) =>
      items.map((item) => {
        const link = item.kind === 'removed' ? undefined : references.nearest(item.area, item.name);
        return {
          ...item,
          version,
          label: areaName(t, item.area),
          ...(link !== undefined && { link: prefix + link }),
        };
      }),
    ),
    steps: stepsOf(lang, read),
  };
}
