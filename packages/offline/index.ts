export { workerPackages } from './build/bundleWorker.ts';
export { offline } from './build/offline.ts';
export { writeSelfDestroyingWorker } from './build/offlineWriter.ts';
