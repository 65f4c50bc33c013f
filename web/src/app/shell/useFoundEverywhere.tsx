import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconMessages, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFoundEverywhereQuery } from '../../__generated__/useFoundEverywhereQuery.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { countryOf, formatPhone } from '../../ui/numbers.ts';
import { toast } from '../../ui/toast.ts';

/** How long somebody has to stop typing, in milliseconds (spec 000 §9), and from how many letters on. */
const DEBOUNCE_MS = 200;
const LEAST = 2;
/** One Han letter is a name already. */
const isEnough = (text: string): boolean => text.length >= LEAST || /\p{Ideographic}/u.test(text);

/** Conversations that are asked for, and shown of those whose other end is no contact. */
const ASKED_CONVERSATIONS = 10;
const SHOWN_CONVERSATIONS = 5;

type Found = useFoundEverywhereQuery['response'];

/**
 * People, contacts, conversations with others, and numbers that fit what was typed, as groups of the palette. What cannot be asked is
 * not there.
 * @param inInbox whether conversations may be looked for
 */
export function useFoundEverywhere(query: string, inInbox: boolean): SpotlightActionGroupData[] {
  const { t } = useTranslation(['shell', 'common']);
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [text] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const [found, setFound] = useState<{ text: string; data: Found }>();

  useEffect(() => {
    if (!isEnough(text)) return;
    const asking = fetchQuery<useFoundEverywhereQuery>(
      environment,
      graphql`
        query useFoundEverywhereQuery($text: String!, $conversations: Int!, $inInbox: Boolean!) {
          fetchUsersMentionsOnly(text: $text) {
            id
            displayName
            email
          }
          fetchContacts(limit: 5, filters: { query: $text }) {
            data {
              id
              fullName
              phoneNumber
            }
          }
          fetchInbox(query: $text, limit: $conversations) @include(if: $inInbox) {
            data {
              id
              contactId
              peerNumber
              lastConversation {
                id
              }
            }
          }
          fetchWorkspacePhoneNumbers(usable: true, limit: 50) {
            data {
              id
              name
              number
            }
          }
        }
      `,
      { text, conversations: ASKED_CONVERSATIONS, inInbox },
    ).subscribe({ next: (data) => setFound({ text, data }), error: () => setFound(undefined) });
    return () => asking.unsubscribe();
  }, [environment, text, inInbox]);

  const typed = query.trim();
  // Of an earlier query only what goes on the same way; the palette's own filter then looks at the names.
  if (found === undefined || !isEnough(typed) || !typed.startsWith(found.text)) return [];
  // The server may have chosen by something that is not shown, such as a leading zero.
  const keywords = typed === found.text ? [query] : [];
  const { fetchUsersMentionsOnly: people, fetchContacts: contacts, fetchWorkspacePhoneNumbers: numbers } = found.data;
  // Who is a contact is found as one.
  const others = (found.data.fetchInbox?.data ?? []).filter(({ contactId }) => contactId === null);
  const digits = query.replace(/\D/g, '');
  return [
    {
      group: t('palette.people'),
      actions: people.map(({ id, displayName, email }) => ({
        id: `person-${id}`,
        label: displayName,
        description: email,
        keywords,
        leftSection: <Avatar name={displayName} size={24} />,
        onClick: () => void navigate({ to: '/settings/users', search: { member: id } }),
      })),
    },
    {
      group: t('palette.contacts'),
      actions: contacts.data.map(({ id, fullName, phoneNumber }) => ({
        id: `contact-${id}`,
        label: fullName || formatPhone(phoneNumber) || t('common:unknownNumber'),
        ...(fullName ? { description: formatPhone(phoneNumber) } : {}),
        keywords,
        leftSection: fullName ? <Avatar name={fullName} size={24} /> : <IconUser size={18} stroke={1.75} />,
        onClick: () => void navigate({ to: '/inbox', search: { contactId: id } }),
      })),
    },
    {
      group: t('palette.conversations'),
      actions: others.slice(0, SHOWN_CONVERSATIONS).map(({ id, peerNumber, lastConversation }) => ({
        id: `thread-${id}`,
        label: formatPhone(peerNumber),
        keywords,
        leftSection: <IconMessages size={18} stroke={1.75} />,
        onClick: () =>
          void navigate({ to: '/inbox', search: lastConversation ? { conversationId: lastConversation.id } : {} }),
      })),
    },
    {
      group: t('palette.numbers'),
      actions: numbers.data.map(({ id, name, number }) => ({
        id: `number-${id}`,
        label: `${name} ${formatPhone(number)}`.trim(),
        description: t('palette.copyNumber'),
        keywords: [number, ...(digits.length >= LEAST && number.includes(digits) ? [query] : [])],
        leftSection: <Flag country={countryOf(number)} width={20} />,
        onClick: () => {
          void navigator.clipboard.writeText(number).then(() => toast.success(t('common:copied')));
        },
      })),
    },
  ].filter(({ actions }) => actions.length > 0);
}
