export { localePrefix, withoutLocale } from './address/localePath.ts';
export { decodeSafely, isOwnAddress } from './address/ownAddress.ts';
