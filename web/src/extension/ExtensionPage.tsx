import { useMantineColorScheme } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { themeOfThisWindow } from '../base/theme/theme.ts';
import { usePhoneKeys } from '../phone/usePhoneKeys.ts';
import styles from './ExtensionPage.module.css';
import { hide, onCallAsked } from './partner.ts';
import { useDirectCall } from './useDirectCall.ts';

// The window says whose it is before the phone's views are there.
const ExtensionPhone = lazyPart(async () => ({ default: (await import('./ExtensionPhone.tsx')).ExtensionPhone }));
/** The window of the page, in CSS pixels (spec 001 §2). */
const WIDTH = 400;
const HEIGHT = 550;

/** The phone alone, for a partner's page: in a window of its own, or framed where the operator allows it. */
export function ExtensionPage() {
  const { t } = useTranslation('phone');
  const { theme, call } = useSearch({ from: '/shell/crm-extension' });
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  usePhoneKeys();
  useDirectCall(call, hide, onCallAsked);
  const show = useEffectEvent((scheme: typeof theme) =>
    scheme ? themeOfThisWindow(scheme, setColorScheme) : undefined,
  );
  useEffect(() => show(theme), [theme]);
  useEffect(() => {
    // Browsers let a page resize only a window that a script has opened; a frame is as large as its page says.
    if (window.parent === window) window.resizeTo(WIDTH, HEIGHT);
  }, []);
  return (
    <main className={styles['page']}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Suspense>
        <ExtensionPhone />
      </Suspense>
    </main>
  );
}
