import { useState } from 'react';
import releases from '../data/releases.json';

/** The releases, narrowed down to those of one major version on request. */
export function ReleaseList({ label }: { label: string }) {
  const [onlyLatest, setOnlyLatest] = useState(false);
  const shown = onlyLatest ? releases.filter(({ version }) => version.startsWith('2.')) : releases;
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={onlyLatest}
          onChange={({ target }) => setOnlyLatest(target.checked)}
        />{' '}
        {label}
      </label>
      <ul>
        {shown.map(({ version, date, text }) => (
          <li key={version}>
            <b>{version}</b> ({date}) {text}
          </li>
        ))}
      </ul>
    </>
  );
}
