import { Flag } from './Flag.tsx';
import { countryOf, formatPhone } from './numbers.ts';
import styles from './PhoneNumber.module.css';

/** A phone number in national form with its flag; never wrapped, copied as E.164 by CopyButton. */
export function PhoneNumber({
  number,
  flag = true,
  home,
}: {
  /** E.164. */
  number: string;
  flag?: boolean;
  /** The reader's country: numbers of another one are written internationally. */
  home?: string;
}) {
  return (
    <span className={styles['number']}>
      {flag ? <Flag country={countryOf(number)} /> : null}
      {formatPhone(number, home)}
    </span>
  );
}
