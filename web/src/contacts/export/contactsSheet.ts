import type { TFunction } from 'i18next';
import type { CsvRow } from '../../calls/callsCsv.ts';
import { csvMoment } from '../../ui/clocks.ts';
import type { ExportedContact, ExportedProperty } from './exportContacts.ts';

const COLUMNS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'otherNumbers',
  'email',
  'company',
  'lead',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'timezone',
  'locale',
  'tags',
  'lists',
  'consent',
] as const;

/** The names of the columns, those of the workspace's own fields at the end. */
export const headOf = (t: TFunction<'exports'>, zone: string, properties: readonly ExportedProperty[]): CsvRow => [
  ...COLUMNS.map((name) => t(`column.${name}`)),
  t('column.consentAt', { zone }),
  t('column.source'),
  t('column.lastContacted', { zone }),
  t('column.added', { zone }),
  ...properties.map(({ name }) => name),
  t('column.id'),
];

/** A contact as a row; several values of one cell stand one behind the other. */
export function rowOf(
  contact: ExportedContact,
  t: TFunction<'exports'>,
  zone: string,
  properties: readonly ExportedProperty[],
): CsvRow {
  const { company, tags, subscriberLists, smsMarketingConsent, customProperties } = contact;
  const moment = (at: string | null | undefined) => (at ? csvMoment(new Date(at), zone) : '');
  const values = new Map(customProperties.map(({ id, value }) => [id, value]));
  return [
    contact.firstName,
    contact.lastName,
    contact.phoneNumber,
    contact.otherNumbers.join('; '),
    contact.email,
    company?.name,
    t(contact.isLead ? 'yes' : 'no'),
    contact.street,
    contact.city,
    contact.state,
    contact.zip,
    contact.countryCode,
    contact.timezone,
    contact.locale,
    tags.map(({ name }) => name).join('; '),
    subscriberLists.map(({ subscriberList }) => subscriberList.name).join('; '),
    t(`consent.${smsMarketingConsent.state as 'PENDING'}`),
    moment(smsMarketingConsent.consentUpdatedAt),
    contact.source,
    moment(contact.lastContactedAt),
    moment(contact.createdAt),
    ...properties.map(({ id }) => values.get(id)),
    contact.id,
  ];
}
