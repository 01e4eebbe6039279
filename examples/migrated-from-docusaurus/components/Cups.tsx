import { useState } from 'react';

export function Cups() {
  const [cups, setCups] = useState(2);
  return (
    <button type="button" onClick={() => setCups(cups + 1)}>
      {cups} cups
    </button>
  );
}
