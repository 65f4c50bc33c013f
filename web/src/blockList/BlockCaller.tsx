import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBan, IconPhoneCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BlockCallerQuery } from '../__generated__/BlockCallerQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useBlocking } from './useBlocking.ts';
import { useBlockListChanged } from './useBlockListChanged.ts';

/** Blocks whoever called, or lets them call again: a button, beside a word where they are blocked. */
export default function BlockCaller({
  number,
  whyNot,
  size = 28,
}: {
  number: string;
  /** Why nobody can block this caller. */
  whyNot: string | undefined;
  size?: number;
}) {
  const { t } = useTranslation('blockList');
  if (whyNot === undefined) return <BlockNumber number={number} size={size} />;
  return (
    <Disabled why={whyNot}>
      <ActionIcon size={size} aria-label={t('caller.block')} data-testid="block-caller">
        <IconBan size={18} stroke={1.75} />
      </ActionIcon>
    </Disabled>
  );
}

function BlockNumber({ number, size }: { number: string; size: number }) {
  const { t } = useTranslation('blockList');
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const { fetchBlockedNumbers } = useLazyLoadQuery<BlockCallerQuery>(
    graphql`
      query BlockCallerQuery($number: String!) {
        fetchBlockedNumbers(number: $number, first: 1) {
          data {
            id
            number
            reason
          }
        }
      }
    `,
    { number },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useBlockListChanged(renew, number);
  const { pending, block, unblock, failed } = useBlocking(renew);
  const [blocked] = fetchBlockedNumbers.data;
  const act = () => (blocked ? unblock(blocked.number, blocked.reason ?? '') : block(number)).catch(failed);
  const label = t(blocked ? 'caller.unblock' : 'caller.block');
  const whyNot = me.whyNot('PHONE_NUMBERS', 'UPDATE');
  return (
    <>
      {blocked ? (
        <StatusChip tone="danger">
          <span data-testid="caller-blocked">{t('caller.blocked')}</span>
        </StatusChip>
      ) : null}
      <Tooltip
        label={`${label}. ${t(blocked ? 'caller.unblockHint' : 'caller.blockHint')}`}
        multiline
        maw={272}
        disabled={whyNot !== undefined}
      >
        <span>
          <Disabled why={whyNot} access={rightTo('PHONE_NUMBERS', 'UPDATE')}>
            <ActionIcon
              size={size}
              aria-label={label}
              loading={pending}
              onClick={() => void act()}
              data-testid={blocked ? 'unblock-caller' : 'block-caller'}
            >
              {blocked ? <IconPhoneCheck size={18} stroke={1.75} /> : <IconBan size={18} stroke={1.75} />}
            </ActionIcon>
          </Disabled>
        </span>
      </Tooltip>
    </>
  );
}
