import {
  IconBuilding,
  IconClock,
  IconHistory,
  IconLanguage,
  IconMail,
  IconMapPin,
  IconNotes,
  IconPhone,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditContact_contact$data } from '../__generated__/EditContact_contact.graphql.ts';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { writtenDate, writtenDay } from '../ui/dates.ts';
import { known } from '../ui/form/fields.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { Words } from '../ui/Words.tsx';
import { CONTACT, type FieldName, valuesOf } from './contactFields.ts';
import { languageName } from './contactLanguages.ts';

interface Fact {
  readonly key: string;
  readonly icon: Icon;
  readonly label: string;
  readonly value: ReactNode;
  readonly copy?: string;
  readonly copyLabel?: string;
}

/** The name stands above, and an address is one fact. */
const ADDRESS: readonly FieldName[] = ['street', 'city', 'state', 'zip'];
const ELSEWHERE: readonly FieldName[] = ['firstName', 'lastName', ...ADDRESS];
const ICONS: Partial<Record<FieldName, Icon>> = {
  email: IconMail,
  company: IconBuilding,
  timezone: IconClock,
  locale: IconLanguage,
};

/** What is known of a contact, in the order of its form, then the workspace's own properties. */
export function useFacts(
  contact: EditContact_contact$data,
  phoneNumber: string,
  lastContactedAt: string | null | undefined,
): readonly Fact[] {
  const { t, i18n } = useTranslation('contacts');
  const values = valuesOf(contact);
  const written = (name: FieldName) =>
    name === 'locale' && values.locale !== ''
      ? languageName(values.locale, i18n.language)
      : values[name].replaceAll('_', name === 'timezone' ? ' ' : '_');
  const address = ADDRESS.map((name) => values[name])
    .filter((part) => part !== '')
    .join(', ');
  return [
    {
      key: 'phone',
      icon: IconPhone,
      label: t('details.phone'),
      value: <PhoneNumber number={phoneNumber} />,
      copy: phoneNumber,
      copyLabel: t('details.copyPhone'),
    },
    ...contact.otherNumbers.map((number) => ({
      key: number,
      icon: IconPhone,
      label: t('details.otherNumber'),
      value: <PhoneNumber number={number} />,
      copy: number,
      copyLabel: t('details.copyPhone'),
    })),
    ...known(CONTACT, values)
      .filter((name) => !ELSEWHERE.includes(name))
      .map((name) => ({
        key: name,
        icon: ICONS[name] ?? IconNotes,
        label: t(`fields.${name}`),
        value: <Words>{written(name)}</Words>,
        ...(name === 'email' ? { copy: values.email, copyLabel: t('details.copyEmail') } : {}),
      })),
    ...(address === ''
      ? []
      : [{ key: 'address', icon: IconMapPin, label: t('details.address'), value: <Words>{address}</Words> }]),
    ...(lastContactedAt
      ? [
          {
            key: 'lastContacted',
            icon: IconHistory,
            label: t('details.lastContacted'),
            value: writtenDate(new Date(lastContactedAt)),
          },
        ]
      : []),
    ...contact.customProperties.map(({ id, name, type, value }) => ({
      key: id,
      icon: IconNotes,
      label: name,
      value: (
        <Words>
          {type === 'BOOLEAN'
            ? t(value === 'true' ? 'properties.values.true' : 'properties.values.false')
            : writtenValue(type, value)}
        </Words>
      ),
    })),
  ];
}

function writtenValue(type: string, value: string): string {
  if (type === 'DATE') return writtenDay(value);
  if (type === 'NUMBER')
    return new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 20 }).format(Number(value));
  return value;
}
