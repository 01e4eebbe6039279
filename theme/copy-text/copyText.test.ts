// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import copyText from './copyText.ts';

afterEach(() => document.body.replaceChildren());

/** What is selected in a field at the moment of copying. */
function copying(outcome: () => boolean) {
  const copied: string[] = [];
  document.execCommand = vi.fn(() => {
    const field = document.querySelector('textarea');
    copied.push(field?.value.slice(field.selectionStart, field.selectionEnd) ?? '');
    return outcome();
  });
  return copied;
}

it('copies the whole text and leaves the page as it was', () => {
  const copied = copying(() => true);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(copyText('npm start\nnpm test')).toBe(true);
  expect(copied).toEqual(['npm start\nnpm test']);
  expect(document.body.children).toHaveLength(1);
  expect(document.activeElement).toBe(button);
});

it('keeps what the reader had selected', () => {
  copying(() => true);
  document.body.append('some text');
  const range = document.createRange();
  range.selectNodeContents(document.body);
  getSelection()?.addRange(range);
  copyText('other');
  expect(String(getSelection())).toBe('some text');
});

it('says where the browser refuses, or cannot', () => {
  copying(() => false);
  expect(copyText('a')).toBe(false);
  copying(() => {
    throw new Error('no');
  });
  expect(copyText('a')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
