import { isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { mayBeNumber } from '../ui/numbers.ts';
import type { ContactValues } from './contactFields.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The fields of a contact with the rules that the server holds too (spec 002 §4). */
export function useContactForm({
  initial,
  country,
  withNumber,
  onChange,
}: {
  initial: ContactValues;
  /** National numbers are read with this country, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  withNumber: boolean;
  onChange?: () => void;
}) {
  const { t } = useTranslation('contacts');
  return useForm<ContactValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: {
      phoneNumber: (value) => {
        if (!withNumber) return null;
        return (
          isNotEmpty(t('validation.phoneRequired'))(value) ??
          (mayBeNumber(value, country) ? null : t('validation.phone'))
        );
      },
      email: (value) => (value.trim() === '' || EMAIL.test(value.trim()) ? null : t('validation.email')),
    },
    ...(onChange === undefined ? {} : { onValuesChange: onChange }),
  });
}
