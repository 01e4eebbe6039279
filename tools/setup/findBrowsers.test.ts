import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFirefox, findWebKit, type World } from './findBrowsers.mjs';

const own = join('/cache', 'playwright', 'own');
const at = (command: string) => join('/usr/bin', command);

/** A machine on which only the given programs can be run. */
const machine = (programs: string[], changes: Partial<World> = {}): World => ({
  env: { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter) },
  ownPath: () => own,
  runnable: (path) => programs.includes(path),
  hasBindings: () => true,
  ...changes,
});

describe('findFirefox', () => {
  const system = at('firefox-esr');

  it('prefers the named browser', () => {
    const env = { PATH: '/usr/bin', FIREFOX_PATH: '/opt/firefox' };
    expect(findFirefox(machine(['/opt/firefox', own, system], { env }))?.path).toBe('/opt/firefox');
  });

  it("rejects a named browser that can't be run", () => {
    const env = { PATH: '/usr/bin', FIREFOX_PATH: '/opt/firefox' };
    expect(() => findFirefox(machine([system], { env }))).toThrow('FIREFOX_PATH is /opt/firefox');
  });

  it("prefers Playwright's Firefox to the system's, which Playwright can't drive", () => {
    expect(findFirefox(machine([own, system]))).toEqual({
      name: 'firefox',
      by: 'playwright',
      path: own,
    });
    expect(findFirefox(machine([system]))).toEqual({
      name: 'firefox',
      by: 'puppeteer',
      path: system,
    });
  });

  it('finds nothing if there is no Firefox', () => {
    expect(findFirefox(machine([]))).toBeUndefined();
  });
});

describe('findWebKit', () => {
  const system = [at('WebKitWebDriver'), at('Xvfb')];

  it("prefers Playwright's own to the system's", () => {
    expect(findWebKit(machine([own, ...system]))?.by).toBe('playwright');
    expect(findWebKit(machine(system))).toEqual({
      name: 'webkit',
      by: 'webkitgtk',
      path: at('WebKitWebDriver'),
    });
  });

  it("requires a display and Python's bindings for the system's WebKit", () => {
    expect(findWebKit(machine(system.slice(0, 1)))).toBeUndefined();
    expect(findWebKit(machine(system, { hasBindings: () => false }))).toBeUndefined();
  });
});
