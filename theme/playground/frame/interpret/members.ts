import { Problem } from '../problem.ts';

/** The ways from any value to the code that made it, and from there to everything. */
const BLOCKED = new Set([
  'constructor',
  'prototype',
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
]);

/**
 * The key of a property, as text or symbol.
 *
 * @throws Problem for a key that leads out of the text
 */
export function checkedKey(key: unknown): string | symbol {
  const name = typeof key === 'symbol' ? key : String(key);
  if (typeof name === 'string' && BLOCKED.has(name)) {
    throw new Problem({ reason: 'blockedProperty', values: { name } });
  }
  return name;
}

/** Reads a property, as `object[key]` does. @throws TypeError for `undefined` and `null` */
export function getMember(object: unknown, key: unknown): unknown {
  const name = checkedKey(key);
  if (object === undefined || object === null) {
    throw new TypeError(`Cannot read properties of ${object} (reading '${String(name)}')`);
  }
  return Reflect.get(Object(object), name, object);
}

/** Writes a property, as `object[key] = value` does. @throws TypeError when it cannot be written */
export function setMember(object: unknown, key: unknown, value: unknown): void {
  const name = checkedKey(key);
  const isWritable = typeof object === 'object' && object !== null;
  if (!isWritable || !Reflect.set(object, name, value)) {
    throw new TypeError(`Cannot set property '${String(name)}' of ${String(object)}`);
  }
}
