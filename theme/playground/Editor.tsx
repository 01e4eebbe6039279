import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { indent, outdent, type Selection } from './indent.ts';

interface EditorProps {
  id: string;
  text: string;
  /** The line to mark, counted from 1. */
  problemLine: number | undefined;
  onChange: (text: string) => void;
  onFocus: () => void;
}

/**
 * A text field for code with the numbers of its lines. Tab indents, until Escape gives it back to the browser.
 *
 * Until the page's scripts have arrived it cannot be edited.
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
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const change = event.shiftKey ? outdent : indent;
    replace(event.currentTarget, change({ text: value, start: selectionStart, end: selectionEnd }));
  };

  const lines = text.split('\n').map((_, index) => index + 1);
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

/** Replaces the field's text as typing does, so that undo works, and selects what was selected. */
function replace(field: HTMLTextAreaElement, { text, start, end }: Selection): void {
  field.select();
  // Deprecated, and without a successor that undo knows of.
  document.execCommand('insertText', false, text);
  field.setSelectionRange(start, end);
}
