import { type RefObject, useEffect, useState } from 'react';
import type { Answer, FoundProblem, Order } from './protocol.ts';

/** The frame grows with its text up to here, in px; then it scrolls. */
const TALLEST = 900;

interface FrameState {
  isReady: boolean;
  /** Whether anything has been shown yet. */
  isShown: boolean;
  problem: FoundProblem | undefined;
  height: number;
}

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' && data !== null && 'kind' in data;

/** What an answer changes. The frame runs the reader's text, so nothing it says is trusted beyond its type. */
function next(state: FrameState, answer: Answer): FrameState {
  switch (answer.kind) {
    case 'ready':
      return { ...state, isReady: true };
    case 'shown':
      return { ...state, isShown: true, problem: undefined };
    case 'problem':
      return { ...state, problem: answer.problem };
    case 'height':
      return { ...state, height: Math.min(Math.max(Number(answer.height) || 0, 0), TALLEST) };
    default:
      return state;
  }
}

/** Sends a text to the frame when the frame is ready and whenever the text or the colors change. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, order: Order) {
  const [state, setState] = useState<FrameState>({
    isReady: false,
    isShown: false,
    problem: undefined,
    height: 0,
  });
  const { source, dark, lang } = order;
  const { isReady } = state;

  useEffect(() => {
    const listen = ({ data, source: sender }: MessageEvent<unknown>) => {
      // The frame has no origin to compare, but its window is known.
      if (sender !== frame.current?.contentWindow || !isAnswer(data)) return;
      setState((before) => next(before, data));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (!isReady) return;
    frame.current?.contentWindow?.postMessage({ source, dark, lang } satisfies Order, '*');
  }, [frame, isReady, source, dark, lang]);

  return state;
}
