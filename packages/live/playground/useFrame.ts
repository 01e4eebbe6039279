import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FrameRequest, type Problem, readMessage } from './protocol.ts';

/** The frame grows with its content up to here, in px; then it scrolls. */
const TALLEST = 900;

/** How often the frame is asked whether it still responds, in ms. */
const BEAT = 1000;

/** Questions in a row without an answer that stop the frame. Counted, so that a page that slept stops nothing. */
const MOST_UNANSWERED = 3;

/** Messages in one beat that stop the frame: an animation sends about 60. */
const MOST_MESSAGES = 500;

const START = {
  /** Whether its document has loaded, with its script. */
  isLoaded: false,
  isReady: false,
  /** Whether anything has been shown yet. */
  isShown: false,
  /** Whether the frame was removed: it didn't respond, left its document, or sent too much. */
  isStopped: false,
  problem: undefined as Problem | undefined,
  height: 0,
};

/**
 * Sends a text to the frame when the frame is ready and whenever the text or the colors change, and watches the frame.
 *
 * Without a text, the frame keeps the one before.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  {
    source,
    dark,
    lang,
  }: Omit<Exclude<FrameRequest, 'ping'>, 'source'> & { source: string | undefined },
) {
  const [state, setState] = useState(START);
  const counts = useRef({ loads: 0, messages: 0, unanswered: 0 });
  const { isReady } = state;
  const isUp = state.isReady || state.isLoaded;

  const start = useCallback((isStopped: boolean) => {
    counts.current = { loads: 0, messages: 0, unanswered: 0 };
    setState({ ...START, isStopped });
  }, []);

  const send = useCallback(
    // The frame has no origin that could be named.
    (order: FrameRequest) => frame.current?.contentWindow?.postMessage(order, '*'),
    [frame],
  );

  useEffect(() => {
    const listen = ({ data, source: sender }: MessageEvent<unknown>) => {
      if (!frame.current || sender !== frame.current.contentWindow) return;
      counts.current.messages += 1;
      if (counts.current.messages > MOST_MESSAGES) return start(true);
      const answer = readMessage(data);
      if (answer?.kind === 'alive') {
        counts.current.unanswered = 0;
        setState((before) => (before.isReady ? before : { ...before, isReady: true }));
      } else if (answer?.kind === 'shown') {
        setState((before) => ({ ...before, isShown: true, problem: undefined }));
      } else if (answer?.kind === 'height') {
        setState((before) => ({ ...before, height: Math.min(answer.height, TALLEST) }));
      } else if (answer) {
        setState((before) => ({ ...before, problem: answer }));
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, start]);

  useEffect(() => {
    if (isReady && source !== undefined) send({ source, dark, lang });
  }, [send, isReady, source, dark, lang]);

  useEffect(() => {
    if (!isUp) return;
    const beat = window.setInterval(() => {
      if (counts.current.unanswered === MOST_UNANSWERED) return start(true);
      counts.current.messages = 0;
      counts.current.unanswered += 1;
      send('ping');
    }, BEAT);
    return () => window.clearInterval(beat);
  }, [send, isUp, start]);

  return {
    ...state,
    /** Loads the frame again. */
    again: () => start(false),
    /** To be called whenever the frame has loaded: a second time, it has left its document. */
    loaded() {
      counts.current.loads += 1;
      if (counts.current.loads > 1) start(true);
      else setState((before) => ({ ...before, isLoaded: true }));
    },
  };
}
