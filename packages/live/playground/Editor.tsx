import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isTooLong } from '../shared-text/sharedText.ts';

interface EditorProps {
  id: string;
  text: string;
  /** The line to mark, counted from 1. */
  problemLine: number | undefined;
  onChange: (text: string) => void;
  onFocus: () => void;
}

/**
 * Renders a code editor with line numbers. Tab indents; after Escape, Tab moves focus. Before hydration, the editor is
 * read-only.
 */
export function Editor({ id, text, problemLine, onChange, onFocus }: EditorProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const tabLeaves = useRef(false);
  useEffect(() => setLive(true), []);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') tabLeaves.current = true;
    if (event.key !== 'Tab' || tabLeaves.current || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    shift(event.currentTarget, event.shiftKey);
  };

  // Each line number is an element, so text that is too long has none.
  const lines = isTooLong(text) ? [] : text.split('\n').map((_, index) => index + 1);
  return (
    <div className="playground__editor">
      <div ref={numbers} className="playground__numbers" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} data-problem={line === problemLine ? '' : undefined}>
            {line}
          </span>
        ))}
      </div>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        autoCapitalize="off"
        autoComplete="off"
        readOnly={!isLive}
        rows={22}
        spellCheck={false}
        value={text}
        wrap="off"
        onBlur={() => {
          tabLeaves.current = false;
        }}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        onKeyDown={press}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}

/** Replaces the selection like typing, so that undo works. */
function type(text: string): void {
  // Deprecated, but no other API supports undo.
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}

/** Indents or outdents the selected lines by two spaces. Without a selection, inserts two spaces. */
function shift(field: HTMLTextAreaElement, isBack: boolean): void {
  const { value, selectionStart: start, selectionEnd: end } = field;
  if (start === end && !isBack) {
    type('  ');
    return;
  }
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const lines = value.slice(from, end);
  const moved = isBack ? lines.replace(/^ {1,2}/gm, '') : lines.replace(/^/gm, '  ');
  if (moved === lines) return;
  const [first = 0, firstMoved = 0] = [lines, moved].map((it) => it.split('\n')[0]?.length);
  field.setSelectionRange(from, end);
  type(moved);
  field.setSelectionRange(Math.max(from, start + firstMoved - first), from + moved.length);
}
