import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Welcome.module.css';
import { welcome } from './welcome.ts';

/** Greets whoever has just joined, and says where their work is. */
export function Welcome({ workspaceId, name }: { workspaceId: string; name: string }) {
  const { t } = useTranslation(['home', 'common']);
  const [due, setDue] = useState(() => welcome.isDue(workspaceId));
  if (!due) return null;
  return (
    <section className={styles['card']} aria-labelledby="welcome-title" data-testid="welcome">
      <div>
        <h2 id="welcome-title">{t('welcome.title', { workspace: name })}</h2>
        <p>{t('welcome.text')}</p>
      </div>
      <Button component={Link} to="/inbox" size="sm" onClick={welcome.done}>
        {t('activity.open')}
      </Button>
      <ActionIcon
        size={28}
        aria-label={t('common:close')}
        onClick={() => {
          welcome.done();
          setDue(false);
        }}
      >
        <IconX size={16} />
      </ActionIcon>
    </section>
  );
}
