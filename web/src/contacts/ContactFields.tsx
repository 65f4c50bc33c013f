import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../base/relay/refusal.ts';
import styles from './forms.module.css';
import type { ContactFields as Fields, useContactForm } from './useContactForm.ts';

/** What is known about a person, to be typed. */
export function ContactFields({
  form,
  withNumber,
  refusal,
}: {
  form: ReturnType<typeof useContactForm>;
  withNumber: boolean;
  refusal: Refusal | undefined;
}) {
  const { t } = useTranslation('contacts');
  const field = (name: keyof Fields) => ({
    label: t(`fields.${name}`),
    'data-testid': `contact-${name}`,
    ...form.getInputProps(name),
    ...(refusal?.field === name ? { error: refusal.message } : {}),
  });
  return (
    <>
      <div className={styles['pair']}>
        <TextInput
          key={form.key('firstName')}
          maxLength={80}
          data-autofocus={!withNumber || undefined}
          {...field('firstName')}
        />
        <TextInput key={form.key('lastName')} maxLength={80} {...field('lastName')} />
      </div>
      {withNumber ? <TextInput key={form.key('phoneNumber')} type="tel" required {...field('phoneNumber')} /> : null}
      <TextInput key={form.key('email')} type="email" {...field('email')} />
      {withNumber ? null : (
        <div className={styles['pair']}>
          <TextInput key={form.key('company')} maxLength={80} {...field('company')} />
          <TextInput key={form.key('city')} maxLength={80} {...field('city')} />
        </div>
      )}
    </>
  );
}
