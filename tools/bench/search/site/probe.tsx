import { useEffect } from 'react';

/** Exposes the engine of the modal, with its worker, to the benchmark. */
export default function Probe() {
  useEffect(() => {
    window.benchEngine = async () => {
      const { loadEngine } = await import('@handbook/search/browser');
      return loadEngine();
    };
  }, []);
  return null;
}
