import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconEyeOff, IconMessage2, IconMicrophone, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { SharedCards_call$key } from '../../__generated__/SharedCards_call.graphql.ts';
import type { SharedCardsQuery } from '../../__generated__/SharedCardsQuery.graphql.ts';
import type { SharedCards_contact$key } from '../../__generated__/SharedCards_contact.graphql.ts';
import { CallResult } from '../../calls/CallResult.tsx';
import { useDuration } from '../../calls/useDuration.ts';
import { EditContact } from '../../contacts/EditContact.tsx';
import { usePhone } from '../../phone/PhoneContext.ts';
import { sideBySide } from '../../base/words.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { fullMoment, listDate } from '../../ui/dates.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { usePaneKey } from '../../ui/Pane.tsx';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { useNow } from '../../ui/useNow.ts';
import { usePeer } from '../../ui/usePeer.ts';
import { Words } from '../../ui/Words.tsx';
import type { CardKind } from './cardLinks.ts';
import styles from './Cards.module.css';

/** A contact or a call that somebody shared, as far as its reader may see it now. */
export default function SharedCard({ kind, id }: { kind: CardKind; id: string }) {
  const { t } = useTranslation('comments');
  const fetchKey = usePaneKey();
  // Asked of each card by itself: a page of messages with all that their cards may show would be too much at once.
  const { getCommentCard } = useLazyLoadQuery<SharedCardsQuery>(
    graphql`
      query SharedCardsQuery($kind: CardKind!, $id: ID!) {
        getCommentCard(kind: $kind, id: $id) {
          id
          contact {
            ...SharedCards_contact
          }
          conversation {
            ...SharedCards_call
          }
        }
      }
    `,
    { kind, id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { contact, conversation } = getCommentCard;
  if (contact) return <SharedContact contact={contact} />;
  if (conversation) return <SharedCall call={conversation} />;
  return (
    <p className={styles['gone']} data-testid="card-unseen">
      <IconEyeOff size={16} stroke={1.75} aria-hidden />
      {t(kind === 'CALL' ? 'cards.noCall' : 'cards.noContact')}
    </p>
  );
}

/** Call, message and copy, for who is at the other end. */
function Ways({
  name,
  number,
  contactId,
  whyNoCall,
}: {
  name: string;
  number: string;
  contactId: string | null | undefined;
  whyNoCall?: string | undefined;
}) {
  const { t } = useTranslation('comments');
  const phone = usePhone();
  const call = (
    <ActionIcon
      size={32}
      variant="default"
      aria-label={t('cards.call', { name })}
      onClick={() => phone.send({ type: 'DIAL', to: number })}
      data-testid="card-call"
    >
      <IconPhone size={16} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <span className={styles['ways']}>
      {whyNoCall === undefined ? (
        <Tooltip label={t('cards.call', { name })}>{call}</Tooltip>
      ) : (
        <Disabled why={whyNoCall}>{call}</Disabled>
      )}
      {contactId ? (
        <Tooltip label={t('cards.message', { name })}>
          <ActionIcon
            size={32}
            variant="default"
            renderRoot={(props) => <Link {...props} to="/inbox" search={{ contactId }} />}
            aria-label={t('cards.message', { name })}
            data-testid="card-message"
          >
            <IconMessage2 size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      ) : null}
      {number.startsWith('+') ? <CopyButton value={number} label={t('cards.copy')} size={32} /> : null}
    </span>
  );
}

function SharedContact({ contact: key }: { contact: SharedCards_contact$key }) {
  const { t } = useTranslation('comments');
  const [editing, setEditing] = useState(false);
  const { id, fullName, phoneNumber, email, isLead, company } = useFragment(
    graphql`
      fragment SharedCards_contact on Contact {
        id
        fullName
        phoneNumber
        email
        isLead
        company {
          name
        }
      }
    `,
    key,
  );
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  const more = sideBySide([company?.name ?? '', email ?? ''].filter((part) => part !== ''));
  return (
    <section className={styles['card']} aria-label={t('cards.contactOf', { name })} data-testid="card-contact">
      <div className={styles['who']}>
        <Avatar name={fullName} size={36} />
        <div>
          <Words as="b">{name}</Words>
          {fullName === '' ? null : (
            <p>
              <PhoneNumber number={phoneNumber} />
            </p>
          )}
          {more === '' ? null : <Words as="p">{more}</Words>}
        </div>
        <Ways name={name} number={phoneNumber} contactId={id} />
      </div>
      <footer className={styles['foot']}>
        <Link to="/connections/contacts" search={{ contactId: id }} data-testid="card-open">
          {t('cards.openContact')}
        </Link>
        {isLead ? (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)} data-testid="card-save">
            {t('cards.save')}
          </Button>
        ) : null}
      </footer>
      <EditContact contactId={id} isLead={isLead} opened={editing} onClose={() => setEditing(false)} />
    </section>
  );
}

function SharedCall({ call: key }: { call: SharedCards_call$key }) {
  const { t } = useTranslation(['comments', 'common']);
  const now = useNow();
  const lengthOf = useDuration();
  const item = useFragment(
    graphql`
      fragment SharedCards_call on Conversation {
        id
        direction
        createdAt
        peerNumber
        contactId
        contact {
          id
          fullName
        }
        peer {
          ...usePeer_peer
        }
        agent {
          id
          displayName
        }
        phoneNumber {
          name
          number
        }
        call {
          callId
          startedAt
          talkTime
          isVoiceMailRecording
          recording {
            id
            state
            canPlay
          }
        }
        ...CallResult_item
      }
    `,
    key,
  );
  const { whyNoCall } = usePeer(item.peer);
  const { id, direction, peerNumber, contact, contactId, agent, phoneNumber, call } = item;
  if (!call) return null;
  const name = contact?.fullName ? contact.fullName : formatPhone(peerNumber);
  const at = new Date(String(call.startedAt));
  const ours = phoneNumber.name ?? formatPhone(phoneNumber.number);
  const facts = [
    call.talkTime > 0 ? lengthOf(call.talkTime) : '',
    t(direction === 'INBOUND' ? 'cards.inbound' : 'cards.outbound', { number: ours }),
    agent?.displayName ?? '',
  ];
  const { recording, isVoiceMailRecording } = call;
  const heard = recording?.state === 'READY' ? recording.canPlay : undefined;
  return (
    <section className={styles['card']} aria-label={t('cards.callOf', { name })} data-testid="card-call-shared">
      <div className={styles['head']}>
        <CallResult item={item} tile />
        <Words className={styles['facts']}>{sideBySide(facts.filter((part) => part !== ''))}</Words>
        <time dateTime={at.toISOString()} title={fullMoment(at)}>
          {listDate(at, now, { yesterday: t('common:yesterday') })}
        </time>
      </div>
      <div className={styles['who']}>
        <Avatar name={contact?.fullName} size={36} />
        <div>
          <Words as="b">{name}</Words>
          {contact?.fullName ? (
            <p>
              <PhoneNumber number={peerNumber} />
            </p>
          ) : null}
        </div>
        <Ways name={name} number={peerNumber} contactId={contactId} whyNoCall={whyNoCall} />
      </div>
      <footer className={styles['foot']}>
        <Link to="/channels/calls/history" search={{ call: id }} data-testid="card-open">
          {t('cards.openCall')}
        </Link>
        {heard === undefined ? null : heard ? (
          <Link to="/channels/calls/history" search={{ call: id }} data-testid="card-recording">
            <IconMicrophone size={14} stroke={2} aria-hidden />
            {t(isVoiceMailRecording ? 'cards.voicemail' : 'cards.recording')}
          </Link>
        ) : (
          <span data-testid="card-recording-closed">{t('cards.recordingClosed')}</span>
        )}
      </footer>
    </section>
  );
}
