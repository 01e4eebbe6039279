import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from './findChromium.mjs';

const own = join('/cache', 'playwright', 'chrome');
const env = { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter) };

/** A machine on which only the given programs can be run. */
const machine = (...programs: string[]) => ({
  env: env as NodeJS.ProcessEnv,
  ownPath: () => own,
  runnable: (path: string) => programs.includes(path),
});

describe('findChromium', () => {
  const system = join('/usr/bin', 'chromium');

  it('prefers the named browser', () => {
    const world = machine('/opt/chrome', own, system);
    world.env = { ...env, CHROMIUM_PATH: '/opt/chrome' };
    expect(findChromium(world)).toEqual({ path: '/opt/chrome', source: 'CHROMIUM_PATH' });
  });

  it("rejects a named browser that can't be run, even if there are others", () => {
    const world = machine(own, system);
    world.env = { ...env, CHROMIUM_PATH: '/opt/chrome' };
    expect(() => findChromium(world)).toThrow('CHROMIUM_PATH is /opt/chrome, which is not');
  });

  it("prefers Playwright's Chromium to the system's", () => {
    expect(findChromium(machine(own, system))).toEqual({ path: own, source: 'Playwright' });
  });

  it("uses the system's browser, Chromium before Chrome", () => {
    const chrome = join('/usr/local/bin', 'google-chrome');
    expect(findChromium(machine(chrome, system))?.path).toBe(system);
    expect(findChromium(machine(chrome))).toEqual({ path: chrome, source: 'the system' });
  });

  it('finds nothing if there is no browser', () => {
    expect(findChromium(machine())).toBeUndefined();
    expect(findChromium({ ...machine(), ownPath: () => undefined })).toBeUndefined();
  });
});
