import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Remembers that a configuration had no unknown key: reading the framework's types takes seconds, and neither they nor
 * the configuration change from one build to the next.
 *
 * @param root the repository's root, absolute
 * @param text the configuration
 */
export function passedBefore(root: string, text: string) {
  const framework = readFileSync(join(root, 'node_modules/@rspress/core/package.json'), 'utf8');
  const hash = createHash('sha256').update(framework).update(text).digest('hex');
  const folder = join(root, 'node_modules/.cache/inputGuard');
  const mark = join(folder, hash);
  return {
    passed: existsSync(mark),
    remember: () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(mark, '');
    },
  };
}
