import { useState } from 'react';
import './counter.css';

interface CounterProps {
  /** Initial count. */
  start?: number;
}

/** A button that counts its clicks. */
export function Counter({ start = 0 }: CounterProps) {
  const [count, setCount] = useState(start);
  const increase = () => setCount(count + 1);
  return (
    <button type="button" className="counter" onClick={increase}>
      Count: {count}
    </button>
  );
}
