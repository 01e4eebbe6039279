import type { liteClient } from 'algoliasearch/lite';

type Hosts = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

interface NamedHost {
  url: string;
  port?: number;
}

const nameOf = (key: object | string): string => {
  const { url, port } = key as NamedHost;
  return `${url}:${port ?? ''}`;
};

/**
 * Remembers which hosts failed, so that the client lets them rest for 2 minutes. The client's own memory never finds
 * what it stored: it looks a host up without the state that it stored it with, and a host read back from local
 * storage has lost its methods.
 */
export function createHostMemory(): Hosts {
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
