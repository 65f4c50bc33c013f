/**
 * What the shell and the partner's page that frames it say to each other, by `postMessage`:
 * - page → shell `{ type: "ringline.call", number }`: call this number now.
 * - shell → page `{ type: "ringline.hide" }`: the call that was asked for is over.
 * Who may frame the shell is the operator's choice (EXTENSION_ORIGINS); the parent is that page, and nobody else is listened to.
 */

/** @returns ends the listening */
export function onCallAsked(call: (number: string) => void): () => void {
  const heard = ({ source, data }: MessageEvent<{ type?: unknown; number?: unknown } | null>) => {
    if (window.parent === window || source !== window.parent) return;
    if (data?.type === 'ringline.call' && typeof data.number === 'string') call(data.number);
  };
  addEventListener('message', heard);
  return () => removeEventListener('message', heard);
}

/** The floating window goes away: the page that frames it hides it, a window of its own is closed. */
export function hide(): void {
  // No more than that it is over is told, so that any page that may frame the shell may hear it.
  if (window.parent !== window) window.parent.postMessage({ type: 'ringline.hide' }, '*');
  else window.close();
}
