export { workerPackages } from './build/bundleWorker.ts';
export { offline } from './build/offline.ts';
export { writeWayOut } from './build/writeOffline.ts';
