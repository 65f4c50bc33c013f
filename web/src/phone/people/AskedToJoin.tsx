import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSnapshot } from '../types.ts';
import styles from '../views/views.module.css';
import { type Asked, askedOf, closedSince } from './asked.ts';

/** Milliseconds for which it is said that somebody did not join. */
const SAID_MS = 8_000;

/** Who is being rung to join the call; and for some seconds who declined, or did not answer. */
export function AskedToJoin({ call }: { call: CallSnapshot }) {
  const { t } = useTranslation('phone');
  const [before, setBefore] = useState(call);
  const [closed, setClosed] = useState<readonly Asked[]>([]);
  if (before !== call) {
    setBefore(call);
    const since = closedSince(askedOf(before), askedOf(call));
    if (since.length > 0) setClosed([...closed, ...since]);
  }
  useEffect(() => {
    if (closed.length === 0) return;
    const timer = setTimeout(() => setClosed([]), SAID_MS);
    return () => clearTimeout(timer);
  }, [closed]);
  const ringing = askedOf(call).filter(({ state }) => state === 'RINGING');
  return (
    <p className={styles['asked']} role="status" data-testid="call-asked">
      {[...ringing, ...closed].map(({ id, name, state }) =>
        state === 'ACCEPTED' ? null : <span key={id}>{t(`people.asked.${state}`, { name })}</span>,
      )}
    </p>
  );
}
