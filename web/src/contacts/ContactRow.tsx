import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMessage2, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ContactRow_contact$data, ContactRow_contact$key } from '../__generated__/ContactRow_contact.graphql.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { shortDate } from '../ui/dates.ts';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { useRow } from '../ui/list/rowContext.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { ContactColumn } from './contactColumns.ts';
import styles from './ContactsPage.module.css';
import { TagChips } from './TagChips.tsx';

/** One person of the list, with call and message. */
export function ContactRow({
  contact: key,
  columns,
}: {
  contact: ContactRow_contact$key;
  columns: readonly ContactColumn[];
}) {
  const { t } = useTranslation('contacts');
  const phone = usePhone();
  const { tabIndex } = useRow();
  const contact = useFragment(
    graphql`
      fragment ContactRow_contact on Contact {
        id
        fullName
        pictureURL
        phoneNumber
        email
        isLead
        createdAt
        city
        lastContactedAt
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
  const { id, fullName, phoneNumber, isLead } = contact;
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  return (
    <ResourceRow label={name} data-testid="contact-row" data-lead={isLead || undefined}>
      <Cell column="name">
        <span className={styles['who']}>
          <Avatar name={fullName} image={contact.pictureURL} size={32} />
          <RowOpen label={t('open', { name })}>{name}</RowOpen>
          {isLead ? <StatusChip tone="warning">{t('lead')}</StatusChip> : null}
        </span>
      </Cell>
      {columns.map((column) => (
        <ColumnCell key={column} column={column} contact={contact} />
      ))}
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

/** Tags that a row has room for. */
const TAGS_OF_ROW = 2;

function ColumnCell({ column, contact }: { column: ContactColumn; contact: ContactRow_contact$data }) {
  const { t } = useTranslation('contacts');
  const { phoneNumber, email, company, city, tags, lastContactedAt, createdAt } = contact;
  const day = (moment: string | null | undefined) => (moment ? shortDate(new Date(moment)) : null);
  switch (column) {
    case 'phone':
      return (
        <Cell column="phone" className={styles['phone']}>
          <PhoneNumber number={phoneNumber} />
        </Cell>
      );
    case 'email':
      return <Cell column="email">{email}</Cell>;
    case 'company':
      return (
        <Cell column="company" dir="auto">
          {company?.name}
        </Cell>
      );
    case 'tags':
      return (
        <Cell column="tags">
          <TagChips tags={tags.map(({ name }) => name)} most={TAGS_OF_ROW} label={t('details.tags')} />
        </Cell>
      );
    case 'city':
      return (
        <Cell column="city" dir="auto">
          {city}
        </Cell>
      );
    case 'lastContacted':
      return (
        <Cell column="lastContacted" className="tabular">
          {day(lastContactedAt)}
        </Cell>
      );
    case 'added':
      return (
        <Cell column="added" className="tabular">
          {day(createdAt)}
        </Cell>
      );
  }
}
