import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

const framework = vi.hoisted(() => ({
  copyToClipboard: vi.fn<(text: string) => Promise<boolean>>(),
}));
vi.mock('@rspress/core/theme-original', () => framework);

const write = vi.fn<(items: { parts: Record<string, Promise<Blob>> }[]) => Promise<void>>();

beforeEach(() => {
  vi.resetAllMocks();
  framework.copyToClipboard.mockResolvedValue(true);
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      parts: unknown;
      constructor(parts: unknown) {
        this.parts = parts;
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('writes during the click, before the text is available', async () => {
  let arrive = (_: string) => {};
  const copied = copyText(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  expect(write).toHaveBeenCalledOnce();
  arrive('# Tea');
  expect(await copied).toBe(true);
  expect(await (await write.mock.calls[0]?.[0][0]?.parts['text/plain'])?.text()).toBe('# Tea');
  expect(framework.copyToClipboard).not.toHaveBeenCalled();
});

it.each([
  ['a page without a secure connection', () => vi.stubGlobal('navigator', {})],
  ['a browser without clipboard items', () => vi.stubGlobal('ClipboardItem', undefined)],
  ['a browser that takes no promise', () => void write.mockRejectedValue(new TypeError('no Blob'))],
])('leaves the text to the framework in %s', async (_, prepare) => {
  prepare();
  expect(await copyText(Promise.resolve('# Tea'))).toBe(true);
  expect(framework.copyToClipboard).toHaveBeenCalledExactlyOnceWith('# Tea');
});
