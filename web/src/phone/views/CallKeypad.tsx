import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { CallKeypadQuery } from '../../__generated__/CallKeypadQuery.graphql.ts';
import { type CodeMeaning, type Codes, eventOf, readKey } from '../keypadCodes.ts';
import { usePhone } from '../PhoneContext.ts';
import type { CallSnapshot } from '../types.ts';
import { useLostFocus } from '../useLostFocus.ts';
import { useTypedKeys } from '../useTypedKeys.ts';
import { Keypad } from './Keypad.tsx';
import styles from './views.module.css';
import { sideBySide } from '../../base/words.ts';

/** A key that may begin a code is kept for so long before it goes to the other side, in milliseconds. */
const CODE_MS = 2_000;

/** Without an answer for so long, in milliseconds, keys are keys: a menu at the other end does not wait. */
const ANSWER_MS = 1_000;

/** So many of the keys fit above the pad: the last ones, since those are looked at. */
const SHOWN = 24;

const NAMES = {
  record: 'call.record',
  stop: 'call.stopRecording',
  hold: 'call.hold',
  resume: 'call.resume',
  transfer: 'transfer.button',
} as const satisfies Record<CodeMeaning, string>;

/**
 * The keypad of a running call: tones for the other side, and codes for what the buttons do (defaults 12.2).
 * @param takeTyped hands over the keys that opened it, once
 */
export function CallKeypad({ call, takeTyped }: { call: CallSnapshot; takeTyped: () => string }) {
  const { t } = useTranslation('phone');
  const { send, mayRecord, myUserId, hasCall } = usePhone();
  const [shown, setShown] = useState('');
  const [done, setDone] = useState<CodeMeaning>();
  const pending = useRef('');
  const waiting = useRef('');
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useCodes();
  const first = useRef<HTMLButtonElement>(null);
  useLostFocus(first);
  // To who was added to the call they promise nothing: keys are keys.
  const codes = hasCall ? (known ?? undefined) : undefined;
  const dial = (digits: string) => {
    for (const digit of digits) send({ type: 'KEY', digit });
  };
  const flush = useEffectEvent(() => {
    // What still waits for the codes is not swallowed with the keypad.
    dial(pending.current + waiting.current);
    pending.current = '';
    waiting.current = '';
  });
  useEffect(
    () => () => {
      clearTimeout(waits.current);
      flush();
    },
    [],
  );
  const press = (key: string) => {
    clearTimeout(waits.current);
    const read = readKey(pending.current, key, codes);
    pending.current = read.pending;
    dial(read.digits);
    setDone(read.meaning);
    setShown((before) => (read.meaning ? '' : before + key));
    const event = read.meaning && eventOf(read.meaning, call, { mayRecord, userId: myUserId });
    if (event) send(event);
    if (read.pending !== '')
      waits.current = setTimeout(() => {
        dial(pending.current);
        pending.current = '';
      }, CODE_MS);
  };
  // Any key may begin a code: they wait, in their order, until those are known.
  const ready = known !== undefined;
  const pressWaiting = () => {
    const keys = waiting.current;
    waiting.current = '';
    for (const key of keys) press(key);
  };
  const take = (keys: string) => {
    waiting.current += keys;
    if (ready) pressWaiting();
  };
  useTypedKeys(take);
  const begin = useEffectEvent(() => {
    waiting.current = takeTyped() + waiting.current;
    pressWaiting();
  });
  useEffect(() => {
    if (ready) begin();
  }, [ready]);
  const listed = codes
    ? (Object.keys(NAMES) as CodeMeaning[]).filter((one) => mayRecord || !/record|stop/.test(one))
    : [];
  return (
    <div style={{ width: '100%' }}>
      <p className={`${styles['name']} ${styles['digits']}`} aria-live="polite" data-testid="call-digits">
        {done === undefined || !codes ? shown.slice(-SHOWN) || '\u00A0' : `${codes[done]} ${t(NAMES[done])}`}
      </p>
      <Keypad onKey={take} first={first} />
      <p className={styles['meta']} data-testid="call-codes">
        {codes ? sideBySide(listed.map((one) => `${codes[one]} ${t(NAMES[one])}`.replaceAll(' ', '\u00A0'))) : '\u00A0'}
      </p>
    </div>
  );
}

/** The codes of this installation; undefined until they are known, null where they could not be read. */
function useCodes(): Codes | null | undefined {
  const environment = useRelayEnvironment();
  const [codes, setCodes] = useState<Codes | null>();
  useEffect(() => {
    const late = setTimeout(() => setCodes((known) => known ?? null), ANSWER_MS);
    const request = fetchQuery<CallKeypadQuery>(
      environment,
      graphql`
        query CallKeypadQuery {
          fetchConfigurations {
            dtmfCodes {
              record
              stop
              hold
              resume
            }
            callTransferExtension
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ fetchConfigurations: { dtmfCodes, callTransferExtension } }) =>
        setCodes({ ...dtmfCodes, transfer: callTransferExtension }),
      // Without them keys are keys.
      error: () => setCodes(null),
    });
    return () => {
      clearTimeout(late);
      request.unsubscribe();
    };
  }, [environment]);
  return codes;
}
