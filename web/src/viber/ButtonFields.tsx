import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconExternalLink, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Viber.module.css';

/** Characters that the button shows at the most. */
const LONGEST = 30;
/** The same function each time, so that a field is focused when it appears and never again. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** A button under a Viber message: what it says, and the address that it opens. */
export default function ButtonFields({
  value,
  onChange,
}: {
  value: { readonly text: string; readonly url: string } | undefined;
  onChange: (next: { text: string; url: string } | undefined) => void;
}) {
  const { t } = useTranslation('viber');
  if (value === undefined)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconExternalLink size={16} stroke={1.75} />}
        onClick={() => onChange({ text: '', url: '' })}
        data-testid="viber-add-button"
      >
        {t('button.add')}
      </Button>
    );
  return (
    <fieldset className={styles['button']}>
      <legend className="visually-hidden">{t('button.label')}</legend>
      <TextInput
        size="xs"
        ref={focusOnce}
        maxLength={LONGEST}
        aria-label={t('button.text')}
        placeholder={t('button.text')}
        value={value.text}
        onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
        data-testid="viber-button-text"
      />
      <TextInput
        size="xs"
        type="url"
        aria-label={t('button.address')}
        placeholder="https://"
        value={value.url}
        onChange={({ currentTarget }) => onChange({ ...value, url: currentTarget.value })}
        data-testid="viber-button-url"
      />
      <ActionIcon variant="subtle" size="md" aria-label={t('button.remove')} onClick={() => onChange(undefined)}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </fieldset>
  );
}
