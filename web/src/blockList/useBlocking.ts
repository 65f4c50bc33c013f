import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useBlockingBlockMutation } from '../__generated__/useBlockingBlockMutation.graphql.ts';
import type { useBlockingUnblockMutation } from '../__generated__/useBlockingUnblockMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';
import { formatPhone } from '../ui/numbers.ts';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';

/** Blocks a number. @param number as typed; @returns it in E.164. Rejects with what `refusalOf` reads. */
const block = async (number: string, reason: string): Promise<string> => {
  const { blockNumber } = await commit<useBlockingBlockMutation>(
    graphql`
      mutation useBlockingBlockMutation($input: BlockNumberInput!) {
        blockNumber(input: $input) {
          id
          number
        }
      }
    `,
    { input: { number, ...(reason === '' ? {} : { reason }) } },
  );
  return blockNumber.number;
};

/** Takes a block away; one that somebody else took away meanwhile is gone all the same. */
const unblock = async (number: string): Promise<void> => {
  try {
    await commit<useBlockingUnblockMutation>(
      graphql`
        mutation useBlockingUnblockMutation($number: String!) {
          unblockNumber(number: $number) {
            id
          }
        }
      `,
      { number },
    );
  } catch (error) {
    if (refusalOf(error).code !== 'NOT_FOUND') throw error;
  }
};

/**
 * Blocks callers and lets them call again, each with a toast that takes it back.
 * @param onChanged the block list is another one now
 */
export function useBlocking(onChanged: () => void) {
  const { t } = useTranslation('blockList');
  const textOf = useRefusalText();
  const [pending, setPending] = useState(false);
  const done = (key: 'blocked' | 'unblocked', number: string, onUndo: () => void) => {
    onChanged();
    undoToast({ text: t(`toast.${key}`, { number: formatPhone(number) }), undo: t('toast.undo'), onUndo });
  };
  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const undone = (action: Promise<unknown>) => void action.then(onChanged, failed);
  const run = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    failed,
    /** Rejects with what `refusalOf` reads. */
    block: (number: string, reason = '') =>
      run(async () => {
        const blocked = await block(number, reason);
        done('blocked', blocked, () => undone(unblock(blocked)));
      }),
    /** @param reason why it had been blocked, for who takes that back. Rejects with what `refusalOf` reads. */
    unblock: (number: string, reason = '') =>
      run(async () => {
        await unblock(number);
        done('unblocked', number, () => undone(block(number, reason)));
      }),
  };
}
