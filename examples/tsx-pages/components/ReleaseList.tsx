import { useState } from 'react';
import releases from '../data/releases.json';

/** Lists the releases, with a checkbox that shows only one major version. */
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
