import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { type Kind, metaText } from '../sample.ts';

const prefix = '<root>/examples/';

/**
 * Checks blocks that show a file of an example site, which a separate test builds, or a file next to the page that the
 * page imports, which the build of the site compiles.
 */
export const quoted: Kind = {
  name: 'quoted files',
  check: (sample) => {
    const file = metaText(sample, 'file') ?? '';
    const isBeside = file.startsWith('./') && sample.imported;
    if (!file.startsWith(prefix) && !isBeside) {
      const message = `This block quotes ${file || 'no file'}, which no example builds.`;
      return [{ sample, message, fix: `Write file="${prefix}NAME/path", or import the file.` }];
    }
    const path = isBeside
      ? posix.join(posix.dirname(sample.file), file)
      : file.slice('<root>/'.length);
    if (path.split('/').includes('..') || !existsSync(join(repositoryRoot, path))) {
      const message = `This block quotes ${path}, which doesn't exist.`;
      return [{ sample, message, fix: 'Correct the path, or add the file to the example.' }];
    }
    return [];
  },
};
