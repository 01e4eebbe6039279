/**
 * Calls back once all blocks of the page are shown: at once, or after the frame with which the last one comes
 * (`frames.ts`). Until then a block that is hidden cannot be told from one that will never show, and has no place.
 *
 * @returns ends the waiting
 */
export function whenGrown(then: () => void): () => void {
  let frame = 0;
  const look = () => {
    if ('growing' in document.documentElement.dataset) frame = requestAnimationFrame(look);
    else then();
  };
  look();
  return () => cancelAnimationFrame(frame);
}
