import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { binary, root } from '@handbook/content/files';
import { outputOf } from './output.mjs';

/** @typedef {import('./plugins.mjs').Measured} Measured */
/** @typedef {import('./output.mjs').Output} Output */
/** @typedef {{ wall: number, cpu: number }} Seconds wall-clock seconds, and CPU seconds of all cores */

const reporter = fileURLToPath(new URL('./reportCpu.mjs', import.meta.url));
const bare = `import config from './rspress.config.ts';\n\nexport default { ...config, plugins: [] };\n`;

/** Copies an example into a temporary folder, and adds a configuration without its plugin. */
export class Trial {
  /** @param {Measured} measured */
  constructor({ example, left = [], cut }) {
    this.folder = mkdtempSync(join(tmpdir(), `bench-${example}-`));
    const source = join(root, 'examples', example);
    cpSync(source, join(this.folder, 'with'), {
      recursive: true,
      filter: (path) => !/node_modules|doc_build/.test(path.slice(source.length)),
    });
    cpSync(join(this.folder, 'with'), join(this.folder, 'without'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
    for (const entry of left) rmSync(join(this.folder, 'without', entry), { recursive: true });
    if (cut) {
      const [name, text] = cut;
      const file = join(this.folder, 'without', name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(text, ''));
    }
    writeFileSync(join(this.folder, 'without/bare.config.ts'), bare);
  }

  /**
   * Builds one of the two sites without a cache.
   *
   * @param {'with' | 'without'} which
   * @returns {Seconds}
   * @throws {Error} with the build's output when it fails
   */
  build(which) {
    const folder = join(this.folder, which);
    for (const made of ['doc_build', 'docs/api', 'node_modules']) {
      rmSync(join(folder, made), { recursive: true, force: true });
    }
    const report = join(this.folder, 'cpu.txt');
    const args = which === 'without' ? ['-c', 'bare.config.ts'] : [];
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', reporter, binary('@rspress/core', 'rspress'), 'build', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', CPU_REPORT: report },
      },
    );
    const wall = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${folder} does not build:\n${stdout}${stderr}`);
    return { wall, cpu: Number(readFileSync(report, 'utf8')) };
  }

  /** @param {'with' | 'without'} which @returns {Output} files of the last build */
  output(which) {
    return outputOf(join(this.folder, which, 'doc_build'));
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }
}
