import { describe, expect, it, vi } from 'vitest';
import { defaultPort, readServeArguments } from './serveArguments.mjs';

const defaults = { port: defaultPort, explicit: false, host: 'localhost' };
const read = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  readServeArguments('npm start', args, env);

describe('readServeArguments', () => {
  it('has defaults', () => {
    expect(read([])).toEqual(defaults);
    expect(read([], { PORT: '' })).toEqual(defaults);
  });

  it.each([
    [['--port', '5000'], { port: 5000, explicit: true }],
    [['--port=5000'], { port: 5000, explicit: true }],
    [['-p', '5000'], { port: 5000, explicit: true }],
    [['--port', '0'], { port: 0, explicit: true }],
    [['--host', '192.0.2.1'], { host: '192.0.2.1' }],
    [['--host'], { host: '0.0.0.0' }],
    [['--host', '--port', '5000'], { host: '0.0.0.0', port: 5000, explicit: true }],
  ])('%j', (args, expected) => {
    expect(read(args)).toEqual({ ...defaults, ...expected });
  });

  it('prefers an argument to the environment', () => {
    const env = { PORT: '6000' };
    expect(read([], env)).toMatchObject({ port: 6000, explicit: true });
    expect(read(['--port', '5000'], env)).toMatchObject({ port: 5000 });
  });

  it.each(['65536', '-1', '80a', '1.5', ' '])('rejects the port "%s"', (port) => {
    expect(() => read([`--port=${port}`])).toThrow(`"${port}" is not a port`);
  });

  it.each(['--help', '-h'])('with %s, prints the usage instead', (option) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(read([option])).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Usage: npm start'));
    log.mockRestore();
  });

  it('rejects unknown arguments', () => {
    expect(() => read(['--prot', '1'])).toThrow("Unknown option '--prot'");
    expect(() => read(['5000'])).toThrow('5000');
  });
});
