import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../lib/pages.ts';
import { type Finding, type Kind, metaText, type Sample } from '../sample.ts';

const prefix = '<root>/examples/';

function findingOf(sample: Sample, root: string): Finding | undefined {
  const file = metaText(sample, 'file') ?? '';
  if (!file.startsWith(prefix)) {
    const message = `This block quotes ${file || 'no file'}, which is not below examples/.`;
    return { sample, message, cure: `Write file="${prefix}NAME/path".` };
  }
  const path = file.slice('<root>/'.length);
  if (path.split('/').includes('..') || !existsSync(join(root, path))) {
    const message = `This block quotes ${path}, which does not exist.`;
    return { sample, message, cure: 'Correct the path or add the file to the example.' };
  }
  if (sample.code.trim() !== '') {
    const message = 'This block quotes a file and has a body of its own.';
    return { sample, message, cure: 'Empty the block: the file is its body.' };
  }
}

/** Blocks whose body is a file of an example site, which is built by a test of its own. */
export const quoted = (root = repositoryRoot): Kind => ({
  name: 'quoted from examples',
  check: (samples) => samples.flatMap((sample) => findingOf(sample, root) ?? []),
});
