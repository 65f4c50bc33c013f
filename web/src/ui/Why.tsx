import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { wordPerson, wordValue } from '../base/i18n/refusals.ts';
import { lazyPart } from '../base/lazyPart.ts';
import type { Refusal } from '../base/relay/refusal.ts';
import { accessOf } from './accessRequests.ts';
import { useRefusalText } from './useRefusalText.ts';
import { whoHelps } from './whoHelps.ts';
import styles from './Why.module.css';

/** Nobody is refused in most sessions: it is fetched when somebody is. */
const RequestAccess = lazyPart(async () => ({ default: (await import('./RequestAccess.tsx')).RequestAccess }));

/** A list of names as the language writes it: "Owner or Admin". */
const oneOf = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);

/** Their sentence says all there is: what was needed is the code, and only who has it can enter it. */
const SAYS_ALL = new Set(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY_ATTEMPTS']);

export { useRefusalText } from './useRefusalText.ts';

/** Shows a refusal with its reason: what was needed, what is, who else can change it, and the way to ask them. */
export function Why({ refusal }: { refusal: Refusal }) {
  const { t, i18n } = useTranslation('errors');
  const textOf = useRefusalText();
  const why = SAYS_ALL.has(refusal.code) ? undefined : whoHelps(refusal.why);
  const access = accessOf(refusal);
  const [required, current] = [why?.required ?? null, why?.current ?? null].map((value) => wordValue(value));
  const who = [...new Set(why?.who.map((person) => wordPerson(person)))];
  return (
    <div className={styles['why']} role="alert">
      <p>{textOf(refusal)}</p>
      {required === undefined && current === undefined && who.length === 0 ? null : (
        <p className={styles['reason']}>
          {required === undefined ? null : <span>{t('required', { required })}</span>}
          {current === undefined ? null : <span>{t('current', { current })}</span>}
          {who.length === 0 ? null : <span>{t('whoCanFix', { who: oneOf(who, i18n.language) })}</span>}
        </p>
      )}
      {access === undefined ? null : (
        <Suspense fallback={null}>
          <RequestAccess access={access} />
        </Suspense>
      )}
    </div>
  );
}
