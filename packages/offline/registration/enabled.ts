/** Whether this build has a service worker; `packages/offline/build` says so. */
declare const SITE_OFFLINE: boolean;

/** Not while pages are being written: what is stored would hide what was changed. */
export const hasOffline = process.env.NODE_ENV === 'production' && SITE_OFFLINE;
