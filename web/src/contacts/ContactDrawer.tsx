import { Button } from '@mantine/core';
import {
  IconBuilding,
  IconMail,
  IconMapPin,
  IconMessage2,
  IconPencil,
  IconPhone,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ContactDrawerQuery } from '../__generated__/ContactDrawerQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { writtenDate } from '../ui/dates.ts';
import { DetailDrawer, DrawerSteps } from '../ui/list/DetailDrawer.tsx';
import type { Steps } from '../ui/list/steps.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './ContactDrawer.module.css';
import { EditContact } from './EditContact.tsx';

const ContactConsent = lazyPart(() =>
  import('../consent/parts.ts').then(({ ContactConsent: Part }) => ({ default: Part })),
);

/** Who a contact is, beside the list, with call, message and edit. Esc closes it. */
export function ContactDrawer({ id, onClose, steps }: { id: string; onClose: () => void; steps: Steps }) {
  const { t } = useTranslation('contacts');
  return (
    <DetailDrawer id={id} label={t('details.title')} closeLabel={t('details.close')} onClose={onClose} steps={steps}>
      <Details contactId={id} />
    </DetailDrawer>
  );
}

function Details({ contactId }: { contactId: string }) {
  const { t } = useTranslation('contacts');
  const phone = usePhone();
  const fetchKey = usePaneKey();
  const [editing, setEditing] = useState(false);
  const { getContactById: contact } = useLazyLoadQuery<ContactDrawerQuery>(
    graphql`
      query ContactDrawerQuery($id: ID!) {
        getContactById(id: $id) {
          id
          fullName
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
          ...EditContact_contact
        }
      }
    `,
    { id: contactId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { fullName, phoneNumber, email, city, company, isLead, tags, createdAt } = contact;
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  const facts = [
    { key: 'phone', icon: IconPhone, value: <PhoneNumber number={phoneNumber} />, copy: phoneNumber },
    { key: 'email', icon: IconMail, value: email, copy: email },
    { key: 'company', icon: IconBuilding, value: company?.name, copy: null },
    { key: 'city', icon: IconMapPin, value: city, copy: null },
  ] as const;
  return (
    <div className={styles['details']} data-testid="contact-details">
      <div className={styles['who']}>
        <Avatar name={fullName} size={56} />
        <div>
          <Words as="h2">{name}</Words>
          <p>{t('details.since', { date: writtenDate(new Date(String(createdAt))) })}</p>
        </div>
        {isLead ? <StatusChip tone="warning">{t('lead')}</StatusChip> : null}
        <DrawerSteps />
      </div>
      <div className={styles['actions']}>
        <Button
          leftSection={<IconPhone size={18} stroke={1.75} />}
          onClick={() => phone.send({ type: 'DIAL', to: phoneNumber })}
        >
          {t('details.call')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/inbox" search={{ contactId }} />}
          leftSection={<IconMessage2 size={18} stroke={1.75} />}
        >
          {t('details.message')}
        </Button>
        <Button
          variant="default"
          data-testid="contact-edit"
          leftSection={isLead ? <IconUserPlus size={18} stroke={1.75} /> : <IconPencil size={18} stroke={1.75} />}
          onClick={() => setEditing(true)}
        >
          {t(isLead ? 'details.save' : 'details.edit')}
        </Button>
      </div>
      <dl className={styles['facts']}>
        {facts.map(({ key, icon: FactIcon, value, copy }) =>
          value ? (
            <div key={key}>
              <dt>
                <FactIcon size={17} stroke={1.75} aria-hidden />
                {t(`details.${key}`)}
              </dt>
              <dd>
                {value}
                {copy ? (
                  <CopyButton value={copy} label={t(key === 'phone' ? 'details.copyPhone' : 'details.copyEmail')} />
                ) : null}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
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
      <Suspense>
        <ContactConsent contactId={contact.id} />
      </Suspense>
      <EditContact contact={contact} opened={editing} onClose={() => setEditing(false)} />
    </div>
  );
}
