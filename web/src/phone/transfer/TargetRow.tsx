import { IconCircleCheckFilled, IconPhoneOutgoing, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { Words } from '../../ui/Words.tsx';
import styles from '../views/views.module.css';
import type { Target } from './targets.ts';
import { sideBySide } from '../../base/words.ts';

/** A person, a team or a phone outside. One that cannot be rung stays in the list, and says why. */
export function TargetRow({ target, chosen, onChoose }: { target: Target; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation(['callTargets', 'phone']);
  const why = useId();
  const { kind, name, reachable } = target;
  // Who was chosen and cannot be rung any more can still be taken out.
  const usable = reachable || chosen;
  const number = kind === 'NUMBER' ? formatPhone(target.id) : undefined;
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        aria-pressed={chosen}
        aria-disabled={!usable}
        aria-describedby={why}
        data-active={chosen || undefined}
        data-testid="transfer-target"
        onClick={() => {
          if (usable) onChoose();
        }}
      >
        {kind === 'USER' ? (
          <Avatar name={name} size={32} presence={target.presence} />
        ) : kind === 'NUMBER' ? (
          <span className={styles['tile']}>
            <IconPhoneOutgoing size={18} stroke={1.75} aria-hidden />
          </span>
        ) : (
          <span className={styles['tile']}>
            <IconUsers size={18} stroke={1.75} aria-hidden />
          </span>
        )}
        <span className={styles['rowText']}>
          <Words as="strong">{name}</Words>
          <span id={why}>
            {kind === 'USER'
              ? t(target.second ? 'presence.SECOND' : `presence.${target.presence}`)
              : kind === 'NUMBER'
                ? sideBySide([name === number ? undefined : number, t('pressesOne')])
                : t('canRing', { count: target.ringable })}
          </span>
        </span>
        {chosen ? <IconCircleCheckFilled size={20} className={styles['accent'] ?? ''} aria-hidden /> : null}
      </button>
    </li>
  );
}
