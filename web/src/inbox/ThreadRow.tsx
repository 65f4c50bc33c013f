import {
  IconAlertCircle,
  IconCircleCheck,
  IconBrandViber,
  IconBrandWhatsapp,
  IconMessage2,
  IconPhone,
  IconPhoneX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ThreadRow_item$key } from '../__generated__/ThreadRow_item.graphql.ts';
import type { ThreadRow_thread$key } from '../__generated__/ThreadRow_thread.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useCallResult } from '../calls/CallResult.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { clock, fullMoment, listDate } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import { useNow } from '../ui/useNow.ts';
import { TagChips } from '../tags/TagChips.tsx';
import { tagsOf } from '../tags/tag.ts';
import { Words } from '../ui/Words.tsx';
import { inOneLine } from './attachments/words.ts';
import { useDraftText } from './drafting/draftMark.ts';
import { useInbox } from './inboxContext.ts';
import { isNotDelivered } from './messageStatus.ts';
import styles from './ThreadList.module.css';
import { useSender } from './useSender.ts';

const RowMarks = lazyPart(() => import('./triage/RowMarks.tsx'));

const ITEM = graphql`
  fragment ThreadRow_item on Conversation {
    channel
    phoneNumber {
      name
      number
    }
    call {
      talkTime
    }
    message {
      body
      deliveryStatus
      attachments {
        id
        kind
      }
    }
    ...CallResult_item
    ...useSender_item
  }
`;

/** One person in the list: who, what came last, when, by which of our numbers, and how much is unread. */
export function ThreadRow({
  thread: key,
  chosen,
  tabbed,
  pinned,
}: {
  thread: ThreadRow_thread$key;
  chosen: boolean;
  /** Whether Tab comes here: of the rows one alone, and arrows lead to the others. */
  tabbed: boolean;
  pinned: boolean;
}) {
  const { t } = useTranslation(['inbox', 'common']);
  const now = useNow();
  const { opening, write, tags } = useInbox();
  const {
    id,
    contactId,
    contact,
    peerNumber,
    unreadCount,
    state,
    lastActivityAt,
    lastConversation,
    tagIds,
    assignee,
    snoozedUntil,
  } = useFragment(
    graphql`
      fragment ThreadRow_thread on Thread {
        id
        contactId
        peerNumber
        unreadCount
        state
        lastActivityAt
        tagIds
        snoozedUntil
        assignee {
          targetId
          name
        }
        contact {
          id
          fullName
          pictureURL
        }
        lastConversation {
          id
          ...ThreadRow_item
        }
      }
    `,
    key,
  );
  const draft = useDraftText(id);
  const moment = new Date(String(lastActivityAt));
  const name = contact?.fullName;
  const target = contactId ? { contactId } : { conversationId: lastConversation?.id ?? '' };
  return (
    <Link
      to="/inbox"
      search={target}
      tabIndex={tabbed ? 0 : -1}
      className={styles['row'] ?? ''}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!ctrlKey && !metaKey && !shiftKey) opening(target);
      }}
      // Whoever sends with these keys from a row that is open means its text, and not a second page of it.
      onKeyDown={(event) => {
        if (!chosen || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        write();
      }}
      data-testid="inbox-thread-row"
      data-unread={unreadCount > 0 || undefined}
      data-chosen={chosen || undefined}
      aria-current={chosen || undefined}
    >
      <Avatar
        name={name}
        image={contact?.pictureURL}
        size={40}
        badge={lastConversation ? <Channel item={lastConversation} /> : undefined}
      />
      <div>
        <div className={styles['line']}>
          <Words className={styles['name']}>{name ? name : formatPhone(peerNumber)}</Words>
          <time dateTime={moment.toISOString()} title={fullMoment(moment)}>
            {listDate(moment, now, { yesterday: t('common:yesterday') })}
          </time>
        </div>
        {lastConversation ? (
          <LastItem
            item={lastConversation}
            draft={chosen ? '' : draft}
            tags={
              <>
                <TagChips tags={tagsOf(tagIds, tags)} most={2} small />
                {assignee || pinned || state === 'SNOOZED' ? (
                  <Suspense fallback={null}>
                    <RowMarks
                      assignee={assignee}
                      pinned={pinned}
                      snoozed={state === 'SNOOZED' ? String(snoozedUntil ?? '') : undefined}
                    />
                  </Suspense>
                ) : null}
              </>
            }
          >
            {unreadCount > 0 ? (
              <span className={styles['pill']} data-testid="inbox-unread">
                <span aria-hidden>{unreadCount}</span>
                <span className="visually-hidden">{t('list.unread', { count: unreadCount })}</span>
              </span>
            ) : state === 'DONE' ? (
              <IconCircleCheck className={styles['done']} size={15} stroke={2} aria-label={t('filter.DONE')} />
            ) : null}
          </LastItem>
        ) : null}
      </div>
    </Link>
  );
}

/** What the mark of a channel looks like. */
const KINDS: Readonly<Record<string, string>> = { WHATSAPP: 'whatsapp', VIBER: 'viber' };

function Channel({ item: key }: { item: ThreadRow_item$key }) {
  const item = useFragment(ITEM, key);
  const result = useCallResult(item);
  const bad = result?.tone === 'bad';
  const TextIcon =
    item.channel === 'WHATSAPP' ? IconBrandWhatsapp : item.channel === 'VIBER' ? IconBrandViber : IconMessage2;
  const ChannelIcon = result === undefined ? TextIcon : bad ? IconPhoneX : IconPhone;
  return (
    <span
      className={styles['channel']}
      data-channel={result !== undefined ? 'call' : (KINDS[item.channel] ?? 'message')}
      data-bad={bad || undefined}
    >
      <ChannelIcon size={10} stroke={2.25} />
    </span>
  );
}

/** Two lines: what came last, and which of our numbers it came by. */
function LastItem({
  item: key,
  draft,
  tags,
  children,
}: {
  item: ThreadRow_item$key;
  /** What the reader began to write, shown instead of what came last. */
  draft: string;
  tags: React.ReactNode;
  children: React.ReactNode;
}) {
  const { t } = useTranslation('inbox');
  const item = useFragment(ITEM, key);
  const result = useCallResult(item);
  const sender = useSender(item, useInbox().myId);
  const { call, message, phoneNumber } = item;
  const number = formatPhone(phoneNumber.number);
  const failed = message ? isNotDelivered(message.deliveryStatus) : false;
  const preview = () => {
    if (result !== undefined) {
      const ResultIcon = result.icon;
      const talked = (call?.talkTime ?? 0) > 0;
      return (
        <>
          <ResultIcon size={14} stroke={2} aria-hidden />
          <span title={talked ? t('call.talked', { length: clock(call?.talkTime ?? 0) }) : undefined}>
            {talked ? t('list.talked', { result: result.word, length: clock(call?.talkTime ?? 0) }) : result.word}
          </span>
        </>
      );
    }
    const body = message ? inOneLine(t, message) : '';
    if (failed) {
      return (
        <>
          <IconAlertCircle size={14} stroke={2} aria-hidden />
          <Words>{t('list.notDelivered', { body })}</Words>
        </>
      );
    }
    return <Words>{sender ? t('sender.wrote', { name: sender.name, body }) : body}</Words>;
  };
  return (
    <>
      <div className={styles['line']}>
        {draft === '' ? (
          <p className={styles['preview']} data-bad={failed || result?.tone === 'bad' || undefined}>
            {preview()}
          </p>
        ) : (
          <p className={styles['preview']} data-testid="inbox-draft">
            <b>{t('list.draft')}</b> <Words>{draft}</Words>
          </p>
        )}
        {children}
      </div>
      <div className={styles['line']}>
        <p className={styles['number']}>
          {phoneNumber.name && phoneNumber.name !== number
            ? t('list.number', { name: phoneNumber.name, number })
            : number}
        </p>
        {tags}
      </div>
    </>
  );
}
