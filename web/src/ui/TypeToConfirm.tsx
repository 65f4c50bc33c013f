import { Button, Modal, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from './Disabled.tsx';
import styles from './TypeToConfirm.module.css';
import { Why } from './Why.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will be lost (ux §7). */
  children: ReactNode;
  /** What has to be typed: the button works only while the field holds exactly this (spec 000 §5). */
  text: string;
  /** The button's words, verb first. */
  confirm: ReactNode;
  /** Rejects with what refused it; the dialog says why and stays. */
  onConfirm: () => Promise<void>;
}

/** Asks for a name before something cannot be taken back. */
export function TypeToConfirm({ opened, onClose, title, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={428}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: styles['title'] ?? '' }}
    >
      <Form {...rest} onClose={onClose} />
    </Modal>
  );
}

function Form({ children, text, confirm, onConfirm, onClose }: Omit<Props, 'opened' | 'title'>) {
  const { t } = useTranslation(['ui', 'common']);
  const [typed, setTyped] = useState('');
  const { pending, refusal, run } = useCommit();
  const equal = typed === text;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (equal) void run(onConfirm);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <div>{children}</div>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <TextInput
        label={t('confirm.label', { text })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        data-testid="confirm-text"
      />
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Disabled why={equal ? undefined : t('confirm.why', { text })}>
          <Button type="submit" color="red" loading={pending} data-testid="confirm-submit">
            {confirm}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
