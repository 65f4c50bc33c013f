import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconUser } from '@tabler/icons-react';
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

type Found = useFoundEverywhereQuery['response'];

/** People, contacts and numbers that fit what was typed, as groups of the palette. What cannot be asked is not there. */
export function useFoundEverywhere(query: string): SpotlightActionGroupData[] {
  const { t } = useTranslation(['shell', 'common']);
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [text] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const [found, setFound] = useState<{ text: string; data: Found }>();

  useEffect(() => {
    if (text.length < LEAST) return;
    const asking = fetchQuery<useFoundEverywhereQuery>(
      environment,
      graphql`
        query useFoundEverywhereQuery($text: String!) {
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
          fetchWorkspacePhoneNumbers(usable: true, limit: 50) {
            data {
              id
              name
              number
            }
          }
        }
      `,
      { text },
    ).subscribe({ next: (data) => setFound({ text, data }), error: () => setFound(undefined) });
    return () => asking.unsubscribe();
  }, [environment, text]);

  const typed = query.trim();
  // Of an earlier query only what goes on the same way; the palette's own filter then looks at the names.
  if (found === undefined || typed.length < LEAST || !typed.startsWith(found.text)) return [];
  // The server may have chosen by something that is not shown, such as a leading zero.
  const keywords = typed === found.text ? [query] : [];
  const { fetchUsersMentionsOnly: people, fetchContacts: contacts, fetchWorkspacePhoneNumbers: numbers } = found.data;
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
