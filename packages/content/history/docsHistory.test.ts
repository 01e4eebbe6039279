import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseHistory, readLog } from './docsHistory.ts';

describe('readLog', () => {
  const parent = mkdtempSync(join(tmpdir(), 'history-'));
  const whole = join(parent, 'whole');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: whole, stdio: 'pipe' });
  const commit = (text: string) => {
    writeFileSync(join(whole, 'docs/a.mdx'), text);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', text);
  };

  beforeAll(() => {
    mkdirSync(join(whole, 'docs'), { recursive: true });
    git('init');
    commit('one');
    commit('two');
    // The folder must not be in a repository by accident.
    vi.stubEnv('GIT_CEILING_DIRECTORIES', parent);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(parent, { recursive: true, force: true });
  });

  it('reads the history of a clone', () => {
    const { log, problem } = readLog(whole);
    expect(parseHistory(log).get('docs/a.mdx')).toHaveLength(2);
    expect(problem).toBeUndefined();
  });

  it('reports a shallow clone, whose oldest commit seems to add every file', () => {
    const shallow = join(parent, 'shallow');
    git('clone', '--depth', '1', pathToFileURL(whole).href, shallow);
    expect(readLog(shallow)).toEqual({
      log: '',
      problem: 'This clone is shallow. Fetch its history: git fetch --unshallow',
    });
  });

  it('reports a folder that isn’t a repository, with git’s message', () => {
    const plain = join(parent, 'plain');
    mkdirSync(plain);
    const { log, problem } = readLog(plain);
    expect(log).toBe('');
    expect(problem).toContain('not a git repository');
    expect(problem).toContain('Build in a git clone');
  });
});
