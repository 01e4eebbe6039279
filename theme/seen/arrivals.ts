let isAwake = false;
const arrivals = new Set<Promise<unknown>>();

/** Tells that React has taken the first page over: what comes from now on has no built HTML. */
export function setAwake(): void {
  isAwake = true;
}

/** Whether a part has to be there with its page, because no built HTML stands for it. */
export const isWanted = (): boolean => isAwake;

/** Has the next page wait for something. */
export function expectArrival(arrival: Promise<unknown>): void {
  const settled = arrival.finally(() => arrivals.delete(settled));
  arrivals.add(settled);
  // Who needs it will hear of it.
  settled.catch(() => {});
}

/**
 * Waits for the parts of a page whose code is there.
 *
 * @throws when one of them cannot be fetched
 */
export async function allArrived(): Promise<void> {
  await Promise.all(arrivals);
}
