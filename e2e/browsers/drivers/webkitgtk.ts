import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Driver, Found, Preferences } from './driver.ts';
import { WebDriverSession } from './webDriver.ts';

/** The Python that has the distribution's bindings. Another Python may come first on PATH. */
const PYTHON = '/usr/bin/python3';

const host = fileURLToPath(new URL('webkitgtkHost.py', import.meta.url));

/** Drives WebKitGTK with its WebDriver, on a virtual display. */
export async function startWebKitGtk({ path }: Found): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const webDriver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return {
    page: (preferences) => openPage(address, preferences),
    close: async () => {
      await end(webDriver);
      await end(screen);
    },
  };
}

async function openPage(address: string, preferences: Preferences): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkitgtk-'));
  const log = join(folder, 'problems.txt');
  const size = `${preferences.width}x${preferences.height}`;
  const session = await WebDriverSession.start(address, {
    browserName: 'WebKitGTK',
    'webkitgtk:browserOptions': {
      binary: PYTHON,
      args: [
        host,
        `--problems=${log}`,
        `--size=${size}`,
        ...(preferences.reducedMotion ? ['--reduced-motion'] : []),
      ],
    },
  });
  return {
    goto: session.goto,
    evaluate: session.evaluate,
    evaluateIn: (frame, expression) => session.within(frame, () => session.evaluate(expression)),
    move: session.move,
    click: session.click,
    wheel: session.wheel,
    press: session.press,
    type: session.type,
    resize: session.resize,
    problems: async () =>
      existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [],
    close: async () => {
      await session.end();
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(100);
  }
  throw new Error("The WebDriver of WebKitGTK doesn't respond.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
