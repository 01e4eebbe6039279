import { withBase } from '@rspress/core/runtime';

/** Where no script says which scheme it is, the system does: `plugins/systemDark` writes the sheet. */
export function SystemDark() {
  return (
    // In the body: the framework lifts links out of such an element in the head, and every reader would get the sheet.
    <noscript>
      <link
        rel="stylesheet"
        href={withBase('/system-dark.css')}
        media="(prefers-color-scheme: dark)"
      />
    </noscript>
  );
}
