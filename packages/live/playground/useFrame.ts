import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FrameRequest, type Problem, readMessage } from './protocol.ts';

/** The frame's maximum height in px. Taller content scrolls. */
const MAX_HEIGHT = 900;

/** The interval between pings of the frame, in ms. */
const PING_INTERVAL = 1000;

/** Unanswered pings in a row that stop the frame. Pings are counted, so a computer's sleep doesn't stop the frame. */
const MAX_UNANSWERED = 3;

/** Messages between two pings that stop the frame. An animation sends about 60. */
const MAX_MESSAGES = 500;

const START = {
  /** Whether its document and script have loaded. */
  isLoaded: false,
  isReady: false,
  /** Whether it has shown a result. */
  isShown: false,
  /** Whether the frame was removed because it didn't respond, navigated, or sent too many messages. */
  isStopped: false,
  problem: undefined as Problem | undefined,
  height: 0,
};

/**
 * Sends the source to the frame when the frame is ready and when the source or the color mode changes, and monitors the frame.
 * If the source is undefined, the frame keeps the previous result.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { source, dark, lang }: { source: string | undefined; dark: boolean; lang: string },
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
    // The frame's origin is opaque, so it can't be named.
    (request: FrameRequest) => frame.current?.contentWindow?.postMessage(request, '*'),
    [frame],
  );

  useEffect(() => {
    const listen = ({ data, source: sender }: MessageEvent<unknown>) => {
      if (!frame.current || sender !== frame.current.contentWindow) return;
      counts.current.messages += 1;
      if (counts.current.messages > MAX_MESSAGES) return start(true);
      const answer = readMessage(data);
      if (answer?.kind === 'alive') {
        counts.current.unanswered = 0;
        setState((before) => (before.isReady ? before : { ...before, isReady: true }));
      } else if (answer?.kind === 'shown') {
        setState((before) => ({ ...before, isShown: true, problem: undefined }));
      } else if (answer?.kind === 'height') {
        setState((before) => ({ ...before, height: Math.min(answer.height, MAX_HEIGHT) }));
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
    const interval = window.setInterval(() => {
      if (counts.current.unanswered === MAX_UNANSWERED) return start(true);
      counts.current.messages = 0;
      counts.current.unanswered += 1;
      send('ping');
    }, PING_INTERVAL);
    return () => window.clearInterval(interval);
  }, [send, isUp, start]);

  return {
    ...state,
    /** Loads the frame again. */
    restart: () => start(false),
    /** Handles the frame's load event. A second event means that the frame has left its document. */
    handleLoad() {
      counts.current.loads += 1;
      if (counts.current.loads > 1) start(true);
      else setState((before) => ({ ...before, isLoaded: true }));
    },
  };
}
