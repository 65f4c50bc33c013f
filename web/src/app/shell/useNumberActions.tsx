import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconMessage2, IconPhone } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useNumberActionsQuery } from '../../__generated__/useNumberActionsQuery.graphql.ts';
import { scopeOf } from '../../people/rights.ts';
import { usePhone } from '../../phone/PhoneContext.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { numberAsked, type Way } from './numberAsked.ts';

const NEEDS: Record<Way, string> = { call: 'CALLS', message: 'MESSAGES' };

/**
 * What can be done with a number that was typed and that nobody has yet: call it, write to it (ux §3). For those with a seat and
 * the right to it.
 */
export function useNumberActions(query: string): SpotlightActionGroupData[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { send, hasSeat, context } = usePhone();
  const words = (key: 'palette.callWords' | 'palette.messageWords') => t(key).split(' ');
  const asked = numberAsked(
    query,
    { call: words('palette.callWords'), message: words('palette.messageWords') },
    (context.numbers.find(({ id }) => id === context.selectedNumberId) ?? context.numbers[0])?.country,
  );
  const ways = useWays(asked !== undefined && hasSeat);
  if (asked === undefined || !hasSeat) return [];
  const { number } = asked;
  const icon = { size: 18, stroke: 1.75 };
  const actions = [
    {
      way: 'call' as const,
      id: `call-${number}`,
      label: t('palette.call', { number: formatPhone(number) }),
      leftSection: <IconPhone {...icon} />,
      onClick: () => send({ type: 'DIAL', to: number }),
    },
    {
      way: 'message' as const,
      id: `message-${number}`,
      label: t('palette.message', { number: formatPhone(number) }),
      leftSection: <IconMessage2 {...icon} />,
      // Not in the address: numbers stand in none.
      onClick: () => void navigate({ to: '/inbox', search: {}, state: { writeTo: number } }),
    },
  ].filter(({ way }) => ways.has(way) && (asked.way === undefined || asked.way === way));
  return actions.length === 0
    ? []
    : [
        {
          group: t('palette.thisNumber'),
          // They fit what was typed, whichever words are in the label.
          actions: actions.map(({ way: _way, ...action }) => ({ ...action, keywords: query })),
        },
      ];
}

/** What of it the person may do; nothing before that is known. */
function useWays(wanted: boolean): ReadonlySet<Way> {
  const environment = useRelayEnvironment();
  const [ways, setWays] = useState<ReadonlySet<Way>>(new Set());
  useEffect(() => {
    if (!wanted) return;
    const asking = fetchQuery<useNumberActionsQuery>(
      environment,
      graphql`
        query useNumberActionsQuery {
          getWorkspaceUserProfile {
            id
            role {
              id
              permissions {
                resource
                action
                scope
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ getWorkspaceUserProfile: { role } }) =>
        setWays(
          new Set(
            (['call', 'message'] as const).filter(
              (way) => scopeOf(role ?? undefined, NEEDS[way], 'CREATE') !== undefined,
            ),
          ),
        ),
      error: () => setWays(new Set()),
    });
    return () => asking.unsubscribe();
  }, [environment, wanted]);
  return ways;
}
