import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../base/relay/serverClock.ts';
import { agoWords } from '../../ui/dates.ts';
import { useNow } from '../../ui/useNow.ts';
import { Words } from '../../ui/Words.tsx';
import styles from './Drafting.module.css';

/** A teammate's answer that came after a text was begun. */
export interface NewerAnswer {
  /** Of the item. */
  readonly id: string;
  readonly name: string;
  readonly at: string;
}

/** Holds a text: somebody answered meanwhile. */
export default function Collision({
  answer,
  onSend,
  onKeep,
}: {
  answer: NewerAnswer;
  onSend: () => void;
  onKeep: () => void;
}) {
  const { t } = useTranslation('inbox');
  useNow(1_000);
  return (
    <div className={styles['collision']} role="alert" data-testid="composer-collision">
      <IconAlertTriangle size={16} stroke={2} aria-hidden />
      <Words as="p">
        {t('collision.text', {
          name: answer.name,
          ago: agoWords(new Date(answer.at).getTime() - serverNow()),
        })}
      </Words>
      <Button
        size="compact-sm"
        variant="default"
        // Pressing Send leads here: it is answered next, without the mouse.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        data-testid="collision-send"
        onClick={onSend}
      >
        {t('collision.send')}
      </Button>
      <Button size="compact-sm" variant="subtle" data-testid="collision-keep" onClick={onKeep}>
        {t('collision.keep')}
      </Button>
    </div>
  );
}
