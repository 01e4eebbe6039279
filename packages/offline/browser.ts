export { OfflineActions } from './OfflineActions.tsx';
export { OfflineButton } from './OfflineButton.tsx';
export { useOffline } from './useOffline.ts';
