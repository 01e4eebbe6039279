export { offline, removingWorker, workerPackages } from './build/offline.ts';
