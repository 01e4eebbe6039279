import { useText } from '@handbook/content/browser';
import { useState } from 'react';

/** A button that counts clicks, the live component of the home page's demo. */
export function Clicks() {
  const t = useText();
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="clicks" onClick={() => setCount(count + 1)}>
      {t('home.demo.clicks', { count: String(count) })}
    </button>
  );
}
