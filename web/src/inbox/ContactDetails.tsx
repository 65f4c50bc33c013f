import { Button } from '@mantine/core';
import { IconBuilding, IconMail, IconMapPin, IconPencil, IconPhone, IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ContactDetails_contact$key } from '../__generated__/ContactDetails_contact.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { EditContact } from '../contacts/EditContact.tsx';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { writtenDate } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './ContactDetails.module.css';

const ICON = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

const Predictions = lazyPart(() => import('../segments/parts.ts').then(({ Predictions: Part }) => ({ default: Part })));

const ContactNotes = lazyPart(() => import('../notes/ContactNotes.tsx'));

const ContactConsent = lazyPart(() =>
  import('../consent/parts.ts').then(({ ContactConsent: Part }) => ({ default: Part })),
);

/** The savable-contact card: who this is, with call and copy; a lead can be saved (spec 002 §2). */
export function ContactDetails({ contact: key }: { contact: ContactDetails_contact$key }) {
  const { t } = useTranslation('inbox');
  const phone = usePhone();
  const [editing, setEditing] = useState(false);
  const contact = useFragment(
    graphql`
      fragment ContactDetails_contact on Contact {
        id
        fullName
        pictureURL
        phoneNumber
        email
        city
        isLead
        createdAt
        company {
          name
        }
        tags {
          name
        }
      }
    `,
    key,
  );
  const { fullName, phoneNumber, email, city, company, isLead, tags, createdAt } = contact;
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  const rows = [
    { name: 'company', icon: <IconBuilding {...ICON} />, value: company?.name },
    { name: 'city', icon: <IconMapPin {...ICON} />, value: city },
  ];
  return (
    <div className={styles['details']} data-testid="contact-details">
      <div className={styles['who']}>
        <Avatar name={fullName} image={contact.pictureURL} size={56} />
        <div>
          <Words as="h2">{name}</Words>
          <p>{isLead ? t('details.lead') : t('details.since', { date: writtenDate(new Date(String(createdAt))) })}</p>
        </div>
      </div>
      <ul className={styles['facts']}>
        <li>
          <IconPhone {...ICON} />
          <PhoneNumber number={phoneNumber} />
          <CopyButton value={phoneNumber} label={t('details.copyNumber')} />
        </li>
        {email ? (
          <li>
            <IconMail {...ICON} />
            <span>{email}</span>
            <CopyButton value={email} label={t('details.copyEmail')} />
          </li>
        ) : null}
        {rows.map(({ name: row, icon, value }) =>
          value ? (
            <li key={row}>
              {icon}
              <span>{value}</span>
            </li>
          ) : null,
        )}
      </ul>
      {tags.length === 0 ? null : (
        <ul className={styles['tags']} aria-label={t('details.tags')}>
          {tags.map((tag) => (
            <li key={tag.name}>
              <StatusChip>
                <Words>{tag.name}</Words>
              </StatusChip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPhone size={16} stroke={1.75} />}
          onClick={() => phone.send({ type: 'DIAL', to: phoneNumber })}
        >
          {t('details.call')}
        </Button>
        <Button
          size="sm"
          variant={isLead ? 'filled' : 'default'}
          data-testid={isLead ? 'contact-save-lead' : 'contact-edit'}
          leftSection={isLead ? <IconUserPlus size={16} stroke={1.75} /> : <IconPencil size={16} stroke={1.75} />}
          onClick={() => setEditing(true)}
        >
          {t(isLead ? 'details.save' : 'details.edit')}
        </Button>
      </div>
      <Suspense>
        <ContactNotes contactId={contact.id} />
      </Suspense>
      <Suspense>
        <Predictions contactId={contact.id} />
      </Suspense>
      <Suspense>
        <ContactConsent contactId={contact.id} />
      </Suspense>
      <EditContact contactId={contact.id} isLead={isLead} opened={editing} onClose={() => setEditing(false)} />
    </div>
  );
}
