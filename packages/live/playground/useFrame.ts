import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FrameRequest, type FrameState, readState } from './protocol.ts';

/** Messages within a second that stop the frame. Its own code sends 10 at most. */
const MAX_MESSAGES = 30;

const START: FrameState = { isShown: false, height: 0 };

/** Without a source, the frame keeps the previous result. */
type FrameInput = Omit<FrameRequest, 'source'> & { source: string | undefined };

/** Sends the source to the frame, and removes a frame that navigates or sends too many messages. */
export function useFrame({ source, dark, lang }: FrameInput) {
  const frame = useRef<HTMLIFrameElement>(null);
  const counts = useRef({ loads: 0, messages: 0, second: 0 });
  const [state, setState] = useState(START);
  const [isStopped, setStopped] = useState(false);
  const isReady = state !== START;

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
      // Now, because until then the frame sends faster than messages arrive, and before `data` is read, which takes long.
      if (current.messages > MAX_MESSAGES) flushSync(() => reset(true));
      else setState((before) => readState(event.data) ?? before);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!isReady || source === undefined) return;
    // The frame's origin is opaque, so it can't be named.
    frame.current?.contentWindow?.postMessage({ source, dark, lang }, '*');
  }, [isReady, source, dark, lang]);

  /** Handles the frame's load event. A second event means that the frame has left its document. */
  const handleLoad = () => {
    counts.current.loads += 1;
    if (counts.current.loads > 1) reset(true);
  };
  return { ...state, isStopped, frame, restart: () => reset(false), handleLoad };
}
