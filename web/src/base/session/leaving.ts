/** What would be lost with this page: it is asked about before the person signs out. */
type Ask = () => Promise<boolean>;

let asking: Ask | undefined;

/** @param ask resolves to whether the person goes nevertheless. @returns ends the asking */
export function askBeforeLeaving(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** Whether nothing is lost, or the person goes nevertheless. */
export const mayLeave = (): Promise<boolean> => asking?.() ?? Promise.resolve(true);
