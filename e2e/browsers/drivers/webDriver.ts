import { setTimeout } from 'node:timers/promises';

const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A response of WebDriver: a value or an error. */
interface Answer {
  value: unknown;
}

/** One session of a W3C WebDriver, with the commands that the smoke tests need. */
export class WebDriverSession {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const value = await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${driver}/session/${(value as { sessionId: string }).sessionId}`);
  }

  goto = (url: string) => this.#post('url', { url });

  evaluate = (expression: string) =>
    this.#post('execute/sync', { script: `return (${expression});`, args: [] });

  resize = (width: number, height: number) => this.#post('window/rect', { width, height });

  /** Runs commands inside a frame. */
  async within<T>(selector: string, work: () => Promise<T>): Promise<T> {
    const frame = await this.#post('element', { using: 'css selector', value: selector });
    await this.#enter(frame);
    try {
      return await work();
    } finally {
      await this.#post('frame', { id: null });
    }
  }

  /** Switches to a frame. WebKit doesn't find the frame for a moment while its document is replaced. */
  async #enter(frame: unknown): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#post('frame', { id: frame });
        return;
      } catch (error) {
        if (attempt === 20 || !String(error).includes('no such frame')) throw error;
        await setTimeout(100);
      }
    }
  }

  move = (x: number, y: number) => this.#act('pointer', [pointerMove(x, y)]);

  click = (x: number, y: number) =>
    this.#act('pointer', [
      pointerMove(x, y),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);

  wheel = (deltaY: number) =>
    this.#act('wheel', [
      { type: 'scroll', x: 300, y: 300, deltaX: 0, deltaY, duration: 0, origin: 'viewport' },
    ]);

  press = (keys: readonly string[]) => {
    const values = keys.map((key) => KEYS[key] ?? key);
    return this.#act('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  };

  type = (text: string) =>
    this.#act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );

  end = () => send('DELETE', this.#url);

  #post = (command: string, body: object) => send('POST', `${this.#url}/${command}`, body);

  #act(type: 'key' | 'pointer' | 'wheel', actions: object[]) {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    return this.#post('actions', { actions: [{ type, id: type, ...parameters, actions }] });
  }
}

const pointerMove = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: 'viewport',
});

async function send(method: 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
