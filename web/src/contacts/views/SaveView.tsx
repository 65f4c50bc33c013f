import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../../base/relay/useCommit.ts';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import { Why } from '../../ui/Why.tsx';
import styles from '../forms.module.css';

const MOST_LETTERS = 60;

/** Names a view, and says who has it. */
export function SaveView({
  view,
  onSave,
  onClose,
}: {
  /** The view that is changed; without it a new one is made. */
  view: { readonly name: string; readonly shared: boolean } | undefined;
  /** Rejects with what refused it. */
  onSave: (named: { name: string; shared: boolean }) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['contactViews', 'common']);
  const textOf = useRefusalText();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [missing, setMissing] = useState(false);
  const { pending, refusal, run } = useCommit();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !pending) void run(() => onSave({ name, shared }));
  };
  const ofName = refusal?.field === 'name' ? textOf(refusal) : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={<span className={styles['title']}>{t(view === undefined ? 'saveTitle' : 'editTitle')}</span>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <form className={styles['form']} onSubmit={submit} noValidate data-testid="view-form">
        <TextInput
          label={t('name')}
          maxLength={MOST_LETTERS}
          value={name}
          onChange={({ currentTarget }) => {
            setMissing(false);
            setName(currentTarget.value);
          }}
          error={missing ? t('missing') : ofName}
          data-autofocus
          data-testid="view-name"
        />
        <Checkbox
          label={t('share')}
          description={t('shareHint')}
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          data-testid="view-share"
        />
        {refusal === undefined || ofName !== undefined ? null : <Why refusal={refusal} />}
        <div className={styles['actions']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={pending} data-testid="view-save">
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
