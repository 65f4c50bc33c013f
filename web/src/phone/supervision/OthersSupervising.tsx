import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallSnapshot, SupervisionSnapshot } from '../types.ts';
import styles from '../views/views.module.css';

/** Who else supervises the call, and whether they are heard here: what they whisper to the agent is not (defaults 12.5). */
export function OthersSupervising({ call, mine }: { call: CallSnapshot; mine: SupervisionSnapshot }) {
  const { t } = useTranslation('live');
  const others = call.supervisions?.filter(({ userId }) => userId !== mine.userId) ?? [];
  if (others.length === 0) return null;
  return (
    <ul className={styles['others']} aria-label={t('also.label')} data-testid="also-supervising">
      {others.map(({ userId, name, mode }) => (
        <li key={userId}>
          <IconEye size={18} stroke={1.75} aria-hidden />
          {t(`also.${mode}`, { name })}
        </li>
      ))}
    </ul>
  );
}
