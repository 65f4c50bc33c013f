import { IconCircleCheckFilled, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import styles from '../views/views.module.css';
import type { Target } from './targets.ts';

/** A person or a team. One that cannot be rung stays in the list, and says why. */
export function TargetRow({ target, chosen, onChoose }: { target: Target; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('phone');
  const why = useId();
  const { kind, name, reachable } = target;
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        aria-pressed={chosen}
        aria-disabled={!reachable}
        aria-describedby={why}
        data-active={chosen || undefined}
        data-testid="transfer-target"
        onClick={() => {
          if (reachable) onChoose();
        }}
      >
        {kind === 'USER' ? (
          <Avatar name={name} size={32} presence={target.presence} />
        ) : (
          <span className={styles['tile']}>
            <IconUsers size={18} stroke={1.75} aria-hidden />
          </span>
        )}
        <span className={styles['rowText']}>
          <strong>{name}</strong>
          <span id={why}>
            {kind === 'USER'
              ? t(`transfer.presence.${target.presence}`)
              : t('transfer.canRing', { count: target.ringable })}
          </span>
        </span>
        {chosen ? <IconCircleCheckFilled size={20} className={styles['accent'] ?? ''} aria-hidden /> : null}
      </button>
    </li>
  );
}
