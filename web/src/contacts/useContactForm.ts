import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { rulesOf } from '../ui/form/fields.ts';
import { mayBeNumber } from '../ui/numbers.ts';
import { CONTACT, type ContactValues, NEW_CONTACT } from './contactFields.ts';

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
  const problems = { required: () => t('validation.phoneRequired'), email: t('validation.email') };
  const ofNew = rulesOf(NEW_CONTACT, problems);
  return useForm<ContactValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: withNumber
      ? {
          ...ofNew,
          phoneNumber: (value) =>
            ofNew.phoneNumber?.(value) ?? (mayBeNumber(value, country) ? null : t('validation.phone')),
        }
      : rulesOf(CONTACT, problems),
    ...(onChange === undefined ? {} : { onValuesChange: onChange }),
  });
}
