import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNginx } from './findNginx.mjs';

/** A machine on which only the given programs can be run. */
const machine = (env: Record<string, string>, ...programs: string[]) => ({
  env: env as NodeJS.ProcessEnv,
  runnable: (path: string) => programs.includes(path),
});

describe('findNginx', () => {
  const system = join('/usr/sbin', 'nginx');

  it('prefers the named program', () => {
    expect(findNginx(machine({ NGINX_PATH: '/opt/nginx' }, '/opt/nginx', system))).toBe(
      '/opt/nginx',
    );
  });

  it("rejects a named program that can't be run, even if there are others", () => {
    expect(() => findNginx(machine({ NGINX_PATH: '/opt/nginx' }, system))).toThrow(
      'NGINX_PATH is /opt/nginx, which is not',
    );
  });

  it('finds the system’s nginx if PATH lacks sbin', () => {
    expect(findNginx(machine({ PATH: '/usr/bin' }, system))).toBe(system);
  });

  it('finds nothing if there is no nginx', () => {
    expect(findNginx(machine({ PATH: '/usr/bin' }))).toBeUndefined();
  });
});
