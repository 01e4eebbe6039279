import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { choosePort, isFree, listenError } from './port.mjs';

const taken =
  (...ports: number[]) =>
  async (port: number) =>
    !ports.includes(port);

const options = { port: 4173, explicit: false, host: 'localhost' };

describe('choosePort', () => {
  it('uses the requested port if it is free', async () => {
    expect(await choosePort(options, taken())).toBe(4173);
  });

  it("uses the next free port if the port wasn't named", async () => {
    expect(await choosePort(options, taken(4173, 4174))).toBe(4175);
  });

  it("doesn't replace a named port", async () => {
    const chosen = choosePort({ ...options, explicit: true }, taken(4173));
    await expect(chosen).rejects.toThrow('Port 4173 is taken by another program');
  });

  it('fails if twenty more ports are taken', async () => {
    const all = Array.from({ length: 21 }, (_, index) => 4173 + index);
    const chosen = choosePort(options, taken(...all));
    await expect(chosen).rejects.toThrow('Ports 4173 to 4193 are all taken');
  });

  it('lets the system choose for port 0', async () => {
    expect(await choosePort({ ...options, port: 0 }, taken(0))).toBe(0);
  });
});

describe('isFree', () => {
  it('detects a program that listens on one IP address of localhost', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expect(await isFree(port, 'localhost')).toBe(false);
    await new Promise((resolve) => other.close(resolve));
    expect(await isFree(port, 'localhost')).toBe(true);
  });

  it('rejects an unknown host', async () => {
    await expect(isFree(0, 'no-such-host.invalid')).rejects.toThrow(/no-such-host\.invalid/);
  });
});

describe('listenError', () => {
  it('explains how to avoid a port below 1024', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    expect(listenError(error, 80, 'localhost').message).toContain('choose one above 1023');
  });
});
