import { Button, CloseButton, Loader } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.ts';
import styles from '../phoneCard.module.css';
import { usePhone } from '../PhoneContext.ts';
import { whyAway, type WhyAway } from './whyAway.ts';

/** Milliseconds that registering may take, on a page that was just loaded or when it is tried again, before it is called a failure. */
const PATIENCE_MS = 2_000;
/** Milliseconds after which a page is no longer new. */
const NEW_MS = 10_000;

/**
 * Stands where the phone would: it does not open while it is not registered (spec 001 §4, §8). It says so, why, what can be done, and
 * where the calls are meanwhile. The phone opens in its place as soon as it is registered.
 * @param embedded its window shows nothing but the phone: no way leads out of it
 */
export function PhoneAway({ embedded = false }: { embedded?: boolean }) {
  const { t } = useTranslation('phone');
  const { hasSeat, role, takeOver, equipment, context, send } = usePhone();
  const [why, setWhy] = useState<WhyAway>();
  const [tries, setTries] = useState(0);
  const asks = (hasSeat || context.emergency) && role === 'phone';

  useEffect(() => {
    if (!asks) return;
    let over = false;
    const look = async () => {
      const found = await whyAway();
      if (!over) setWhy(found);
    };
    const timer = setTimeout(() => void look(), tries > 0 || performance.now() < NEW_MS ? PATIENCE_MS : 0);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [asks, tries]);

  const close = () => send({ type: 'CLOSE' });
  const tryAgain = () => {
    // Without a device the page has not even been told how to make one.
    if (!equipment.device) return location.reload();
    setWhy(undefined);
    setTries((count) => count + 1);
    equipment.device.wake(true);
  };
  return (
    <section
      className={styles['card']}
      role="alertdialog"
      aria-label={t('title')}
      aria-describedby="phone-away"
      data-testid="phone-away"
    >
      <div className={styles['head']}>
        <p id="phone-away" className={styles['title']} role="status">
          {!asks ? t(hasSeat ? 'elsewhereLong' : 'noSeatLong') : why ? t('unregistered') : t('connecting')}
        </p>
        <CloseButton aria-label={t('close')} onClick={close} />
      </div>
      {asks ? (
        // The server may be away before these words have come: what is said above does not wait for them.
        <Suspense>
          <Reason why={why} />
        </Suspense>
      ) : hasSeat ? null : (
        <Suspense>
          <Emergency onCall={role === 'phone' ? () => send({ type: 'EMERGENCY' }) : undefined} />
        </Suspense>
      )}
      <div className={styles['actions']}>
        {embedded ? null : (
          <Button component={Link} to="/channels/calls/history" variant="subtle" onClick={close}>
            {t('dialer.history')}
          </Button>
        )}
        {hasSeat && role === 'elsewhere' ? (
          <Button
            onClick={() => void takeOver().then((here) => here || toast.warning(t('elsewhereBusy')))}
            data-testid="phone-take-over"
            data-autofocus
          >
            {t('elsewhereTake')}
          </Button>
        ) : null}
        {asks ? (
          <Button
            onClick={tryAgain}
            disabled={!why}
            leftSection={why ? undefined : <Loader size={16} />}
            data-autofocus
          >
            {t('microphone.tryAgain')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** Without a seat nobody else is called from here; an emergency service is, where it can be reached from a browser. */
function Emergency({ onCall }: { onCall: (() => void) | undefined }) {
  const { t } = useTranslation('phoneExtra');
  return (
    <>
      <p className={styles['text']}>{t('away.emergency')}</p>
      {onCall ? (
        <Button variant="default" onClick={onCall} data-testid="phone-emergency">
          {t('away.callEmergency')}
        </Button>
      ) : null}
    </>
  );
}

/** Why there is no phone, and what will be. */
function Reason({ why }: { why: WhyAway | undefined }) {
  const { t } = useTranslation('phoneExtra');
  return (
    <p className={styles['text']}>
      {why ? <>{t(`away.${why}`)} </> : null}
      {t('away.opens')}
    </p>
  );
}
