import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that readers are sent parts of. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As the package says, in SPDX terms. */
  licence: string;
  /** The text of its licence file; undefined where it brings none. */
  text: string | undefined;
}

/** Licences that ask for no more than this list. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Whether a licence may be shipped: one of a choice, all of a combination. */
export function isAccepted(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => ACCEPTED.has(id.trim())));
}

/** Reads what a package in a folder says of its licence. */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = typeof license === 'string' ? license : (license?.type ?? '');
  const file = readdirSync(folder).find((entry) =>
    /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry),
  );
  const text = file && readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return { name, version, licence, text };
}

/**
 * The list of packages with their licences, as the site publishes it.
 *
 * @throws Error that names every package whose licence is missing or not on the list of accepted ones
 */
export function listLicences(packages: readonly ShippedPackage[]): string {
  const unknown = packages.filter(({ licence }) => !isAccepted(licence));
  if (unknown.length > 0) {
    const shown = unknown.map(
      ({ name, version, licence }) => `- ${name} ${version}: ${licence || 'none'}`,
    );
    throw new Error(
      `The site would ship packages under licences that nobody has looked at:\n${shown.join('\n')}\nAdd a licence to packages/site-output/third-party/licences.ts if it may be shipped, or remove the package.`,
    );
  }
  const once = new Map(packages.map((it) => [`${it.name} ${it.version}`, it]));
  const entries = [...once].sort(([a], [b]) => (a < b ? -1 : 1));
  const listed = entries.map(([title, { licence }]) => `- ${title}: ${licence}`);
  const texts = entries.map(
    ([title, { licence, text }]) =>
      `${'-'.repeat(72)}\n${title} (${licence})\n\n${text ?? 'The package brings no text of its licence.'}`,
  );
  return `This site contains parts of the following packages.\n\n${listed.join('\n')}\n\n${texts.join('\n\n')}\n`;
}
