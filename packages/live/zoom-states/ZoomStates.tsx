import { useText } from '@handbook/content/browser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { enter, initialTrace, phases } from './phases.ts';
import './zoom-states.css';

/** Shows an image that zooms, and a table with the time at which each of its states began. */
export function ZoomStates({ children }: { children: ReactNode }) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [trace, setTrace] = useState(initialTrace);

  useEffect(() => {
    const image = frame.current?.querySelector('img');
    const stop = new AbortController();
    for (const { name, event } of phases) {
      const listen = ({ timeStamp }: Event) => setTrace((last) => enter(last, name, timeStamp));
      image?.addEventListener(event, listen, stop);
    }
    return () => stop.abort();
  }, []);

  return (
    <div className="zoom-states">
      <div ref={frame}>{children}</div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('zoomStates.state')}</th>
            <th scope="col">{t('zoomStates.event')}</th>
            <th scope="col">{t('zoomStates.began')}</th>
          </tr>
        </thead>
        <tbody>
          {phases.map(({ name, event }) => (
            <tr key={name} aria-current={trace.now === name ? 'step' : undefined}>
              <th scope="row">{t(`zoomStates.${name}`)}</th>
              <td>
                <code>{event}</code>
              </td>
              <td>{trace.begins[name] === undefined ? '–' : `${trace.begins[name]} ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
