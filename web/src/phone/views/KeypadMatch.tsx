import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { Words } from '../../ui/Words.tsx';
import type { ContactMatch } from './useContactMatches.ts';
import { useLastCall } from './useLastCall.ts';
import styles from './views.module.css';

/** Fewer digits are part of nearly every number. */
const FEWEST_DIGITS = 3;

/** What is looked for in numbers, which have no leading 0 behind their country code; empty for too little. */
const digitsOf = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? '' : digits;
};

interface KeypadMatchProps {
  readonly typed: string;
  /** What contacts were asked for: a moment behind what is typed. */
  readonly search: string;
  /** Those who fit it; undefined until they are known, null where they could not be asked for. */
  readonly contacts: readonly ContactMatch[] | null | undefined;
  readonly onCall: (to: string) => void;
  /** Where nobody has the number. */
  readonly children: ReactNode;
}

/** Who has the number that is being keyed in: the first contact with these digits, else whoever was last on a call with them. */
export function KeypadMatch({ typed, search, contacts, onCall, children }: KeypadMatchProps) {
  const { t } = useTranslation('phone');
  const digits = digitsOf(typed);
  const hasThem = ({ phoneNumber }: ContactMatch) => digits !== '' && phoneNumber.includes(digits);
  const contact = contacts?.find(hasThem);
  const last = useLastCall(contacts && !contact ? digitsOf(search) : '');
  const match = contact ?? (last && hasThem(last) ? last : undefined);
  if (!match) return children;
  const { fullName, phoneNumber } = match;
  const number = formatPhone(phoneNumber);
  return (
    <button
      type="button"
      className={`${styles['row']} ${styles['match']}`}
      data-testid="keypad-match"
      onClick={() => onCall(phoneNumber)}
    >
      <Avatar name={fullName === number ? '' : fullName} size={24} />
      <Words as="strong">{fullName}</Words>
      <span>{fullName === number ? t('dialer.lastCall') : number}</span>
      <IconPhone size={16} stroke={1.75} aria-label={t('dialer.callName', { name: fullName })} />
    </button>
  );
}
