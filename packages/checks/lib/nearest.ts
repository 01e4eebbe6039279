import { closestMatch } from 'leven';

/** The known name that is most similar to a written name, or whose last part is, if it is similar enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const whole = new Map([...known].map((it) => [it.slice(it.lastIndexOf('.') + 1), it]));
  for (const it of known) whole.set(it, it);
  const maxDistance = Math.max(2, Math.floor(name.length / 4));
  return whole.get(closestMatch(name, [...whole.keys()], { maxDistance }) ?? '');
}
