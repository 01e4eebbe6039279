/** The states of an image that enlarges, each with the event of the library that it begins with. */
export const phases = [
  { name: 'closed', event: 'medium-zoom:closed' },
  { name: 'opening', event: 'medium-zoom:open' },
  { name: 'open', event: 'medium-zoom:opened' },
  { name: 'closing', event: 'medium-zoom:close' },
] as const;

export type Phase = (typeof phases)[number]['name'];

/** When each state of one enlargement began, in ms since the image began to open. */
export interface Trace {
  now: Phase;
  openedAt: number;
  begins: Partial<Record<Phase, number>>;
}

export const initialTrace: Trace = { now: 'closed', openedAt: 0, begins: {} };

/** The trace after a state began at a time (ms). An image that begins to open starts a new one. */
export function enter(trace: Trace, phase: Phase, time: number): Trace {
  if (phase === 'opening') return { now: phase, openedAt: time, begins: { opening: 0 } };
  // An image that is detached once it is closed says a second time that it begins to close.
  if (phase === 'closing' && trace.now === 'closed') return trace;
  const begins = { ...trace.begins, [phase]: Math.round(time - trace.openedAt) };
  return { ...trace, now: phase, begins };
}
