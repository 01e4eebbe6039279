import { useEffect } from 'react';

/** Gives the bench the engine that the modal asks, with its real worker. */
export default function Probe() {
  useEffect(() => {
    window.benchEngine = async () => {
      const { loadEngine } = await import('@handbook/search/browser');
      return loadEngine();
    };
  }, []);
  return null;
}
