import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { formatPhone, toE164 } from '../../ui/numbers.ts';
import { readDialerInput } from '../format.ts';
import { usePhone } from '../PhoneContext.ts';
import { useContactMatches } from '../views/useContactMatches.ts';
import styles from '../views/views.module.css';
import { TargetRow } from './TargetRow.tsx';
import type { Target } from './targets.ts';

/** Milliseconds that a name search waits for the next key (spec 001 §9). */
const SEARCH_WAIT_MS = 200;

interface OutsideTargetsProps {
  /** A number, or part of a contact's name. */
  readonly typed: string;
  readonly isChosen: (id: string) => boolean;
  readonly onChoose: (target: Target) => void;
}

/** Phones outside that a call can be handed to, or that can be asked into it: the number that is typed, and contacts. */
export function OutsideTargets({ typed, isChosen, onChoose }: OutsideTargetsProps) {
  const { t } = useTranslation(['callTargets', 'phone']);
  const { context } = usePhone();
  const { call, numbers } = context;
  const [query] = useDebouncedValue(typed.trim(), SEARCH_WAIT_MS);
  const [found] = useContactMatches(query);
  const matches = found?.rows;
  const home = numbers.find(({ id }) => id === call?.phoneNumberId)?.country;
  const { text, isNumber } = readDialerInput(typed);
  const number = isNumber ? toE164(text, home) : undefined;
  const targets: Target[] = [
    ...(number === undefined ? [] : [target(number, formatPhone(number))]),
    ...(query === '' ? [] : (matches ?? []))
      .filter(({ phoneNumber }) => phoneNumber !== number && phoneNumber !== call?.peerNumber)
      .map(({ phoneNumber, fullName }) => target(phoneNumber, fullName)),
  ];
  if (typed.trim() === '') return <p className={styles['meta']}>{t('typeNumber')}</p>;
  if (targets.length === 0) {
    const why =
      matches === undefined ? 'phone:dialer.searching' : matches === null ? 'phone:problem.connection' : 'noNumber';
    return <p className={styles['meta']}>{t(why)}</p>;
  }
  return (
    <ul className={`${styles['list']} ${styles['scrolls']}`} data-testid="outside-targets">
      {targets.map((one) => (
        <TargetRow key={one.id} target={one} chosen={isChosen(one.id)} onChoose={() => onChoose(one)} />
      ))}
    </ul>
  );
}

const target = (id: string, name: string): Target => ({ kind: 'NUMBER', id, name, reachable: true });
