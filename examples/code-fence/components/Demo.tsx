import { type ReactNode, useState } from 'react';

interface DemoProps {
  code: string;
  title: string;
  children: ReactNode;
}

export default function Demo({ code, title, children }: DemoProps) {
  const [result, setResult] = useState('');
  const run = () => {
    try {
      setResult(String(new Function(code)()));
    } catch (error) {
      setResult(String(error));
    }
  };
  return (
    <section className="demo" aria-label={title}>
      {children}
      <button type="button" onClick={run}>
        ▶
      </button>
      <output>{result}</output>
    </section>
  );
}
