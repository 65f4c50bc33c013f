import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMessage2, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ContactRow_contact$key } from '../__generated__/ContactRow_contact.graphql.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { shortDate } from '../ui/dates.ts';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { useRow } from '../ui/list/rowContext.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './ContactsPage.module.css';

/** One person of the list, with call and message. */
export function ContactRow({ contact: key }: { contact: ContactRow_contact$key }) {
  const { t } = useTranslation('contacts');
  const phone = usePhone();
  const { tabIndex } = useRow();
  const { id, fullName, phoneNumber, email, company, isLead, createdAt } = useFragment(
    graphql`
      fragment ContactRow_contact on Contact {
        id
        fullName
        phoneNumber
        email
        isLead
        createdAt
        company {
          name
        }
      }
    `,
    key,
  );
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  return (
    <ResourceRow label={name} data-testid="contact-row" data-lead={isLead || undefined}>
      <Cell column="name">
        <span className={styles['who']}>
          <Avatar name={fullName} size={32} />
          <RowOpen label={t('open', { name })}>{name}</RowOpen>
          {isLead ? <StatusChip tone="warning">{t('lead')}</StatusChip> : null}
        </span>
      </Cell>
      <Cell column="phone" className={styles['phone']}>
        <PhoneNumber number={phoneNumber} />
      </Cell>
      <Cell column="email">{email}</Cell>
      <Cell column="company" dir="auto">
        {company?.name}
      </Cell>
      <Cell column="added" className="tabular">
        {shortDate(new Date(String(createdAt)))}
      </Cell>
      <Cell column="actions" className={styles['actions']}>
        <Tooltip label={t('call', { name })}>
          <ActionIcon
            aria-label={t('call', { name })}
            data-testid="contact-call"
            tabIndex={tabIndex}
            onClick={() => phone.send({ type: 'DIAL', to: phoneNumber })}
          >
            <IconPhone size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('message', { name })}>
          <ActionIcon
            renderRoot={(props) => <Link {...props} to="/inbox" search={{ contactId: id }} />}
            aria-label={t('message', { name })}
            data-testid="contact-message"
            tabIndex={tabIndex}
          >
            <IconMessage2 size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Cell>
    </ResourceRow>
  );
}
