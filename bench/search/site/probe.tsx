import { useEffect } from 'react';

/** Gives the bench the engine that the modal asks, with its real worker. */
export default function Probe() {
  useEffect(() => {
    window.benchEngine = async () => {
      const { createLocalEngine } = await import('../../../theme/search/local/localEngine.ts');
      return createLocalEngine();
    };
  }, []);
  return null;
}
