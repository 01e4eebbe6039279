export { OfflineButton } from './dialog/OfflineButton.tsx';
export { OfflineActions } from './page/OfflineActions.tsx';
export { useOffline } from './registration/useOffline.ts';
