import { Button } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { Subscribers_query$data, Subscribers_query$key } from '../__generated__/Subscribers_query.graphql.ts';
import type { SubscribersPageQuery } from '../__generated__/SubscribersPageQuery.graphql.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { shortDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { ResourceTable } from '../ui/list/ResourceTable.tsx';
import { isSelected, type Selection } from '../ui/list/selection.ts';
import { useMore } from '../ui/list/useMore.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './Lists.module.css';

const PAGE = 50;
const COLUMNS = ['name', 'phone', 'texts', 'joined', 'source'] as const;
/** As many as one request takes. */
const MOST_AT_ONCE = 500;

/** Who is on a list, the newest first; those who are selected can be taken off. */
export function Subscribers({
  query,
  whyNoRemove,
  onRemove,
  onOpen,
  empty,
}: {
  query: Subscribers_query$key;
  whyNoRemove?: string | undefined;
  /** Without it nobody is taken off by hand, nor came by anything but a rule. */
  onRemove?: (contacts: readonly string[]) => Promise<unknown>;
  onOpen: (contactId: string) => void;
  empty: ReactNode;
}) {
  const { t } = useTranslation('lists');
  const { data, ...pages } = usePaginationFragment<SubscribersPageQuery, Subscribers_query$key>(
    graphql`
      fragment Subscribers_query on Query
      @argumentDefinitions(
        listId: { type: "ID!" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "SubscribersPageQuery") {
        fetchSubscribers(listId: $listId, first: $count, after: $cursor)
          @connection(key: "Subscribers_fetchSubscribers") {
          metadata {
            count
            countIsLeast
          }
          edges {
            node {
              id
              subscribedAt
              source
              contact {
                id
                fullName
                pictureURL
                phoneNumber
                smsMarketingConsent {
                  state
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, metadata } = data.fetchSubscribers;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const bulk =
    onRemove === undefined
      ? undefined
      : (selection: Selection, done: () => void) => {
          const chosen = rows.filter(({ id }) => isSelected(selection, id)).map(({ id }) => id);
          // Only rows that were read have ids to send.
          const tooMany = selection.all && chosen.length < metadata.count ? t('remove.loaded') : undefined;
          const why = whyNoRemove ?? (chosen.length > MOST_AT_ONCE ? t('remove.most') : tooMany);
          return (
            <Disabled why={why} {...(whyNoRemove === undefined ? {} : { access: rightTo('SUBSCRIBERS', 'DELETE') })}>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconUserMinus size={16} stroke={1.75} />}
                onClick={() => void onRemove(chosen).then(done)}
                data-testid="list-remove"
              >
                {t('remove.action')}
              </Button>
            </Disabled>
          );
        };
  return (
    <ResourceTable
      caption={t('subscribers')}
      className={styles['subscribers']}
      columns={COLUMNS.filter((name) => onRemove !== undefined || name !== 'source').map((name) => ({
        name,
        label: t(`columns.${name}`),
      }))}
      rows={rows}
      total={metadata.count}
      totalIsLeast={metadata.countIsLeast}
      rowHeight={48}
      renderRow={onRemove === undefined ? renderMember : renderRow}
      more={useMore(pages, PAGE)}
      onOpen={onOpen}
      {...(bulk === undefined ? {} : { bulk })}
      empty={empty}
    />
  );
}

type SubscriberOfList = Subscribers_query$data['fetchSubscribers']['edges'][number]['node'];

const renderRow = (row: SubscriberOfList) => <SubscriberRow subscriber={row} bySource />;
const renderMember = (row: SubscriberOfList) => <SubscriberRow subscriber={row} bySource={false} />;

function SubscriberRow({
  subscriber: { contact, subscribedAt, source },
  bySource,
}: {
  subscriber: SubscriberOfList;
  bySource: boolean;
}) {
  const { t } = useTranslation(['lists', 'consent']);
  const { fullName, phoneNumber, smsMarketingConsent } = contact;
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  const { state } = smsMarketingConsent;
  return (
    <ResourceRow label={name} data-testid="subscriber-row">
      <Cell column="name">
        <span className={styles['who']}>
          <Avatar name={fullName} image={contact.pictureURL} size={32} />
          <RowOpen label={t('openContact', { name })}>{name}</RowOpen>
        </span>
      </Cell>
      <Cell column="phone">
        <PhoneNumber number={phoneNumber} />
      </Cell>
      <Cell column="texts">
        <StatusChip tone={state === 'SUBSCRIBED' ? 'success' : state === 'UNSUBSCRIBED' ? 'danger' : 'neutral'}>
          {t(`consent:state.${state}`)}
        </StatusChip>
      </Cell>
      <Cell column="joined" className="tabular">
        {shortDate(new Date(String(subscribedAt)))}
      </Cell>
      {bySource ? <Cell column="source">{t(`source.${source}`)}</Cell> : null}
    </ResourceRow>
  );
}
