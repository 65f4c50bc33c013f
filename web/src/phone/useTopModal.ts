import { useEffect, useState } from 'react';

const topModal = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal=true]')].findLast((modal) => modal.checkVisibility());

/**
 * The dialog that lies over the page and keeps the focus; undefined while none does.
 * @param wanted while it is not, nothing is looked for
 */
export function useTopModal(wanted: boolean): Element | undefined {
  const [modal, setModal] = useState<Element>();
  useEffect(() => {
    if (!wanted) return;
    const look = () => setModal(topModal);
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [wanted]);
  return wanted && modal?.isConnected ? modal : undefined;
}
