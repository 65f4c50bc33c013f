import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { INDEX_TEXTS, SETTINGS_INDEX } from './settingsIndex.ts';

/** How long a page may take to show what was asked for, and to come to rest once it does, in milliseconds. */
const PATIENCE_MS = 8_000;
const REST_MS = 1_000;

/** What names a card, a field or an action on a settings page. */
const HEADINGS = 'h2, h3, legend, label, .mantine-InputWrapper-label, .mantine-Switch-label, button';
/** A required field's label ends in a star. */
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s*\*$/, '').trim();

/** What the keyboard goes to: a field itself, else the card that the heading stands in. */
function targetOf(heading: HTMLElement): HTMLElement {
  if (heading instanceof HTMLButtonElement) return heading;
  const control =
    heading.closest('label')?.control ?? heading.closest('.mantine-Switch-root')?.querySelector<HTMLElement>('input');
  return control ?? heading.closest<HTMLElement>('section') ?? heading;
}

/**
 * Goes to the setting that the address names (`#retention`): scrolls there and moves the focus, once its heading stands on the
 * page. Found by its words, since most of these pages show their cards only when they are read.
 * @param content where the pages stand
 */
export function useGoToSetting(content: RefObject<HTMLElement | null>): void {
  const { t, ready } = useTranslation([...INDEX_TEXTS], { useSuspense: false });
  // With the visit: asked for once more, it is gone to once more.
  const asked = useRouterState({
    select: ({ resolvedLocation }) => `${resolvedLocation?.state.__TSR_key}#${resolvedLocation?.hash}`,
  });

  useEffect(() => {
    const hash = asked.slice(asked.indexOf('#') + 1);
    const { title, within = title } = SETTINGS_INDEX.find(({ id }) => id === hash) ?? {};
    const root = content.current;
    if (title === undefined || root === null || !ready) return;
    const [wanted, around] = [title, within].map((key) => t(key as 'shell:settings.title'));
    let last: HTMLElement | undefined;
    const look = () => {
      const headings = [...root.querySelectorAll<HTMLElement>(HEADINGS)];
      const heading =
        headings.find((each) => textOf(each) === wanted) ?? headings.find((each) => textOf(each) === around);
      if (heading === undefined) return;
      const target = targetOf(heading);
      const isCard = target.tagName === 'SECTION';
      target.scrollIntoView({ block: isCard ? 'start' : 'center' });
      if (target === last) return;
      last = target;
      if (isCard) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      clearTimeout(giveUp);
      giveUp = setTimeout(stop, REST_MS);
    };
    const observer = new MutationObserver(look);
    const leave = new AbortController();
    // Whoever has gone on is not fetched back.
    for (const act of ['pointerdown', 'wheel', 'keydown'])
      window.addEventListener(act, () => stop(), { signal: leave.signal, passive: true });
    let giveUp = setTimeout(stop, PATIENCE_MS);
    function stop() {
      clearTimeout(giveUp);
      observer.disconnect();
      leave.abort();
    }
    observer.observe(root, { childList: true, subtree: true });
    // After the page's heading has taken the focus (Root.tsx).
    const frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [content, asked, ready, t]);
}
