/** The states of a zoomed image, with the library's event at which each state begins. */
export const phases = [
  { name: 'closed', event: 'medium-zoom:closed' },
  { name: 'opening', event: 'medium-zoom:open' },
  { name: 'open', event: 'medium-zoom:opened' },
  { name: 'closing', event: 'medium-zoom:close' },
] as const;

export type Phase = (typeof phases)[number]['name'];

/** The start times of each state, in ms since the image began to open. */
export interface Trace {
  now: Phase;
  openedAt: number;
  begins: Partial<Record<Phase, number>>;
}

export const initialTrace: Trace = { now: 'closed', openedAt: 0, begins: {} };

/** Adds the start of a state, with its time in ms. An image that begins to open starts a new trace. */
export function enter(trace: Trace, phase: Phase, time: number): Trace {
  if (phase === 'opening') return { now: phase, openedAt: time, begins: { opening: 0 } };
  // Detaching a closed image dispatches the close event again.
  if (phase === 'closing' && trace.now === 'closed') return trace;
  const begins = { ...trace.begins, [phase]: Math.round(time - trace.openedAt) };
  return { ...trace, now: phase, begins };
}
