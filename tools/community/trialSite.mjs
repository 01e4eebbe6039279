import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files of a site that uses one plugin, by path.
 *
 * @param {import('./types').Candidate} plugin
 * @param {Record<string, unknown>} manifest The contents of its `package.json` besides the plugin.
 * @param {string} remote The git repository that a publishing plugin can push to.
 */
export function trialFiles(plugin, manifest, remote) {
  const config = `{ root: 'docs', title: 'Try', siteOrigin: 'https://example.com'${plugin.call ? `, plugins: [${plugin.call.replace('REMOTE', JSON.stringify(remote))}]` : ''} }`;
  const whole = plugin.wrap?.replace('CONFIG', config) ?? config;
  return {
    'package.json': JSON.stringify(manifest, null, 2),
    'rspress.config.mjs': `${plugin.import}\n\nexport default ${whole};\n`,
    'docs/index.mdx': plugin.page,
    'docs/public/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ...plugin.files,
  };
}

/**
 * Writes files below a folder.
 *
 * @param {string} folder
 * @param {Record<string, string>} files
 */
export function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
