import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { listLicenses, readPackage } from './licenses.ts';
import { shippedPackages } from './shippedPackages.ts';

/** The path of the list below the site's base. */
const LIST = 'third-party.txt';

/**
 * Publishes a list of the packages whose code readers download, with their licenses. The build fails on a license that
 * isn't accepted.
 *
 * @param bundles JSON files that list the package folders of standalone bundles
 */
export function thirdParty(bundles: readonly string[]): RspressPlugin {
  return {
    name: 'third-party',
    builderConfig: {
      plugins: [
        shippedPackages((folders, emit) => {
          const standalone = bundles.flatMap((file): string[] =>
            JSON.parse(readFileSync(file, 'utf8')),
          );
          emit(LIST, listLicenses([...new Set([...folders, ...standalone])].map(readPackage)));
        }),
      ],
    },
  };
}
