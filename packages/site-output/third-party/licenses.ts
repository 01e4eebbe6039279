import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code readers download. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The SPDX expression in the package's manifest. */
  license: string;
  /** The text of the license file; undefined if the package has none. */
  text: string | undefined;
}

/** Licenses that only require attribution, which the list provides. */
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

/** Whether the site can include code under a license: any side of `OR`, both sides of `AND`. */
export function isAccepted(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => ACCEPTED.has(id.trim())));
}

/** Reads the license of the package in a folder. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version } = manifest;
  const license = manifest.license?.type ?? manifest.license ?? '';
  const file = readdirSync(folder).find((entry) =>
    /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry),
  );
  const text = file && readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return { name, version, license, text };
}

/**
 * Returns the list of packages and licenses that the site publishes.
 *
 * @throws Error that names every package whose license is missing or not accepted
 */
export function listLicenses(packages: readonly ShippedPackage[]): string {
  const unknown = packages.filter(({ license }) => !isAccepted(license));
  if (unknown.length > 0) {
    const shown = unknown.map(
      ({ name, version, license }) => `- ${name} ${version}: ${license || 'none'}`,
    );
    throw new Error(
      `The site would include packages whose licenses aren't accepted:\n${shown.join('\n')}\nAdd a license to packages/site-output/third-party/licenses.ts if the site can include such packages, or remove the package.`,
    );
  }
  const once = new Map(packages.map((it) => [`${it.name} ${it.version}`, it]));
  const entries = [...once].sort(([a], [b]) => (a < b ? -1 : 1));
  const listed = entries.map(([title, { license }]) => `- ${title}: ${license}`);
  const texts = entries.map(
    ([title, { license, text }]) =>
      `${'-'.repeat(72)}\n${title} (${license})\n\n${text ?? 'The package has no license file.'}`,
  );
  return `This site contains parts of the following packages.\n\n${listed.join('\n')}\n\n${texts.join('\n\n')}\n`;
}
