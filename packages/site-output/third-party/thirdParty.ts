import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { listLicences, readPackage } from './licences.ts';
import { shippedPackages } from './shippedPackages.ts';

/** Where the list is served, below the site's base. */
export const LIST = 'third-party.txt';

interface ThirdPartyOptions {
  /** Files with the package folders of what is bundled apart from the site, as JSON lists. */
  bundles?: readonly string[];
}

/**
 * Publishes a list of the packages that readers are sent parts of, with the texts of their licences. The build fails
 * on a licence that nobody has accepted.
 */
export function thirdParty({ bundles = [] }: ThirdPartyOptions = {}): RspressPlugin {
  return {
    name: 'third-party',
    builderConfig: {
      plugins: [
        shippedPackages((folders, emit) => {
          const apart = bundles.flatMap((file): string[] => JSON.parse(readFileSync(file, 'utf8')));
          emit(LIST, listLicences([...new Set([...folders, ...apart])].map(readPackage)));
        }),
      ],
    },
  };
}
