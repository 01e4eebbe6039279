import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { choosePort, isFree, listenError } from './port.mjs';

const taken =
  (...ports: number[]) =>
  async (port: number) =>
    !ports.includes(port);

const wish = { port: 4173, explicit: false, host: 'localhost' };

describe('choosePort', () => {
  it('takes the wanted port when it is free', async () => {
    expect(await choosePort(wish, taken())).toBe(4173);
  });

  it('takes the next free one when nobody named the port', async () => {
    expect(await choosePort(wish, taken(4173, 4174))).toBe(4175);
  });

  it('insists on a named port', async () => {
    const chosen = choosePort({ ...wish, explicit: true }, taken(4173));
    await expect(chosen).rejects.toThrow('Port 4173 is taken by another program');
  });

  it('gives up when twenty more are taken', async () => {
    const all = Array.from({ length: 21 }, (_, index) => 4173 + index);
    const chosen = choosePort(wish, taken(...all));
    await expect(chosen).rejects.toThrow('Ports 4173 to 4193 are all taken');
  });

  it('leaves the choice of any port to the system', async () => {
    expect(await choosePort({ ...wish, port: 0 }, taken(0))).toBe(0);
  });
});

describe('isFree', () => {
  it('sees a program that listens on one address of localhost', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expect(await isFree(port, 'localhost')).toBe(false);
    await new Promise((resolve) => other.close(resolve));
    expect(await isFree(port, 'localhost')).toBe(true);
  });

  it('names a host that is none', async () => {
    await expect(isFree(0, 'no-such-host.invalid')).rejects.toThrow(/no-such-host\.invalid/);
  });
});

describe('listenError', () => {
  it('says what to do about a port below 1024', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    expect(listenError(error, 80, 'localhost').message).toContain('choose one above 1023');
  });
});
