import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { type ShippedPackage, shippedPackages } from './shippedPackages.ts';

/** Licenses that only require attribution, which the list provides. */
const ACCEPTED =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT Unlicense'.split(' ');

/** Whether the site can include code under a license: any side of `OR`, both sides of `AND`. */
export function isAccepted(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((id) => ACCEPTED.includes(id.trim())),
  );
}

/**
 * Returns the list of packages and licenses that the site publishes.
 *
 * @throws Error that names every package whose license is missing or not accepted
 */
export function listLicenses(packages: readonly ShippedPackage[]): string {
  const once = new Map(packages.map((it) => [`${it.name} ${it.version}`, it]));
  const entries = [...once].sort(([a], [b]) => (a < b ? -1 : 1));
  const lineOf = ([title, { license }]: [string, ShippedPackage]) =>
    `- ${title}: ${license || 'none'}`;
  const unknown = entries.filter(([, { license }]) => !isAccepted(license));
  if (unknown.length > 0) {
    throw new Error(
      `The site would include packages whose licenses aren't accepted:\n${unknown.map(lineOf).join('\n')}\nAdd a license to packages/site-output/third-party/thirdParty.ts if the site can include such packages, or remove the package.`,
    );
  }
  const texts = entries.map(
    ([title, { license, text = 'The package has no license file.' }]) =>
      `${'-'.repeat(72)}\n${title} (${license})\n\n${text}\n`,
  );
  return `This site contains parts of the following packages.\n\n${entries.map(lineOf).join('\n')}\n\n${texts.join('\n')}`;
}

/**
 * Publishes `third-party.txt`, a list of the packages whose code readers download, with their licenses.
 *
 * @param bundles JSON files that list the packages of standalone bundles
 */
export const thirdParty = (bundles: readonly string[]): RspressPlugin => ({
  name: 'third-party',
  builderConfig: {
    plugins: [
      shippedPackages((packages, emit) => {
        const others = bundles.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
        emit('third-party.txt', listLicenses([...packages, ...others]));
      }),
    ],
  },
});
