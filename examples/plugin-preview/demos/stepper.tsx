import { useState } from 'react';

export default function Stepper() {
  const [steps, setSteps] = useState(1);
  return (
    <button type="button" onClick={() => setSteps(steps + 1)}>
      Step {steps}
    </button>
  );
}
