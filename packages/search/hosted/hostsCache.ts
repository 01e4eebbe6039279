import type { liteClient } from 'algoliasearch/lite';

type Hosts = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

interface Host {
  url: string;
  port?: number;
}

const nameOf = (key: object | string): string => {
  const { url, port } = key as Host;
  return `${url}:${port ?? ''}`;
};

/**
 * Creates a cache of the hosts that failed, so the client skips them for 2 minutes. The client's default cache never finds
 * its entries: the key includes the state of the host, and a host from local storage has lost its methods.
 */
export function createHostsCache(): Hosts {
  const hosts = new Map<string, unknown>();
  return {
    async get<Value>(key: object | string, otherwise: () => Promise<Value>): Promise<Value> {
      const known = hosts.get(nameOf(key));
      return known === undefined ? otherwise() : (known as Value);
    },
    async set<Value>(key: object | string, value: Value): Promise<Value> {
      hosts.set(nameOf(key), value);
      return value;
    },
    async delete(key: object | string): Promise<void> {
      hosts.delete(nameOf(key));
    },
    async clear(): Promise<void> {
      hosts.clear();
    },
  };
}
