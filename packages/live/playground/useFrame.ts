import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FrameRequest, type FrameState, readMessage } from './protocol.ts';

/** Messages within a second that stop the frame. An animation sends about 60. */
const MAX_MESSAGES = 200;

const START: FrameState = { isReady: false, isShown: false, problem: undefined, height: 0 };

/**
 * Sends the source to the frame, and removes a frame that navigates or sends too many messages. If the source is undefined,
 * the frame keeps the previous result.
 */
export function useFrame({ source, dark, lang }: Partial<FrameRequest>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const counts = useRef({ loads: 0, messages: 0, second: 0 });
  const [state, setState] = useState(START);
  const [isStopped, setStopped] = useState(false);
  const { isReady } = state;

  const reset = (stopped: boolean) => {
    counts.current = { loads: 0, messages: 0, second: 0 };
    setState(START);
    setStopped(stopped);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reset` only uses refs and setters
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      // Messages that a removed frame has sent have no source.
      if (!event.source || event.source !== frame.current?.contentWindow) return;
      const second = Math.floor(performance.now() / 1000);
      const { current } = counts;
      current.messages = current.second === second ? current.messages + 1 : 1;
      current.second = second;
      // Without waiting for the next render, and before `data` is read: reading a large message takes long.
      if (current.messages > MAX_MESSAGES) flushSync(() => reset(true));
      else setState((before) => ({ ...before, ...readMessage(event.data) }));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!isReady || source === undefined) return;
    // The frame's origin is opaque, so it can't be named.
    frame.current?.contentWindow?.postMessage({ source, dark, lang }, '*');
  }, [isReady, source, dark, lang]);

  return {
    ...state,
    isStopped,
    frame,
    /** Loads the frame again. */
    restart: () => reset(false),
    /** Handles the frame's load event. A second event means that the frame has left its document. */
    handleLoad() {
      counts.current.loads += 1;
      if (counts.current.loads > 1) reset(true);
    },
  };
}
