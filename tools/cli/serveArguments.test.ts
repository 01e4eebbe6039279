import { describe, expect, it } from 'vitest';
import { defaultPort, parseServeArguments } from './serveArguments.mjs';

const defaults = { port: defaultPort, explicit: false, host: 'localhost', help: false };

describe('parseServeArguments', () => {
  it('has defaults', () => {
    expect(parseServeArguments([], {})).toEqual(defaults);
    expect(parseServeArguments([], { PORT: '' })).toEqual(defaults);
  });

  it.each([
    [['--port', '5000'], { port: 5000, explicit: true }],
    [['--port=5000'], { port: 5000, explicit: true }],
    [['-p', '5000'], { port: 5000, explicit: true }],
    [['--port', '0'], { port: 0, explicit: true }],
    [['--host', '192.0.2.1'], { host: '192.0.2.1' }],
    [['--host'], { host: '0.0.0.0' }],
    [['--host', '--port', '5000'], { host: '0.0.0.0', port: 5000, explicit: true }],
    [['--help'], { help: true }],
  ])('%j', (args, expected) => {
    expect(parseServeArguments(args, {})).toEqual({ ...defaults, ...expected });
  });

  it('prefers an argument to the environment', () => {
    const env = { PORT: '6000' };
    expect(parseServeArguments([], env)).toMatchObject({ port: 6000, explicit: true });
    expect(parseServeArguments(['--port', '5000'], env)).toMatchObject({ port: 5000 });
  });

  it.each(['65536', '-1', '80a', '1.5', ' '])('rejects the port "%s"', (port) => {
    expect(() => parseServeArguments([`--port=${port}`], {})).toThrow(`"${port}" is not a port`);
  });

  it('rejects unknown arguments', () => {
    expect(() => parseServeArguments(['--prot', '1'], {})).toThrow("Unknown option '--prot'");
    expect(() => parseServeArguments(['5000'], {})).toThrow('5000');
  });
});
