import { useSyncExternalStore } from 'react';

/** What stood after `?` when the site was opened; it holds while the reader goes from page to page. */
const opened = typeof location === 'undefined' ? '' : location.search;

const never = () => () => {};

/** The switches of the address; none at build time. */
export function useSwitches(): URLSearchParams {
  const search = useSyncExternalStore(
    never,
    () => opened,
    () => '',
  );
  return new URLSearchParams(search);
}

export const isOn = (switches: URLSearchParams, name: string): boolean =>
  switches.get(name) === 'true';
