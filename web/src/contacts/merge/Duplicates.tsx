import { Button, Modal, SegmentedControl } from '@mantine/core';
import { IconArrowMerge, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DuplicatesMergesQuery } from '../../__generated__/DuplicatesMergesQuery.graphql.ts';
import type { DuplicatesQuery } from '../../__generated__/DuplicatesQuery.graphql.ts';
import { useMe } from '../../people/useMe.ts';
import { rightTo } from '../../ui/accessRequests.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { writtenDate } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { Pane, usePaneKey } from '../../ui/Pane.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Words } from '../../ui/Words.tsx';
import { CompareContacts } from './CompareContacts.tsx';
import styles from './Merge.module.css';
import { useMerge } from './useMerge.ts';

type Pair = readonly [string, string];

/** Contacts that may be one person, and merges that can be undone. With a pair, these two alone. */
export function Duplicates({
  opened,
  pair,
  onClose,
  onChanged,
}: {
  opened: boolean;
  pair?: Pair;
  onClose: () => void;
  /** Contacts were merged, or are apart again. */
  onChanged: () => void;
}) {
  const { t } = useTranslation('merges');
  const [compared, setCompared] = useState<Pair>();
  const [changes, setChanges] = useState(0);
  const [view, setView] = useState<'toReview' | 'merged'>('toReview');
  const changed = () => {
    setChanges((last) => last + 1);
    setCompared(undefined);
    onChanged();
  };
  const two = pair ?? compared;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={760}
      title={<span className={styles['title']}>{t(two === undefined ? 'title' : 'merge')}</span>}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
      data-testid="duplicates"
    >
      {two === undefined ? (
        <SegmentedControl
          className={styles['views'] ?? ''}
          withItemsBorders={false}
          size="sm"
          aria-label={t('which')}
          value={view}
          onChange={setView}
          data={[
            { value: 'toReview', label: t('toReview') },
            { value: 'merged', label: t('merged') },
          ]}
        />
      ) : null}
      <Pane fallback={<LoadingView />}>
        {two === undefined ? (
          view === 'toReview' ? (
            <Pairs changes={changes} onCompare={setCompared} onDismissed={() => setChanges((last) => last + 1)} />
          ) : (
            <Merges changes={changes} onChanged={changed} />
          )
        ) : (
          <CompareContacts
            ids={two}
            {...(pair === undefined ? { onBack: () => setCompared(undefined) } : {})}
            onMerged={() => {
              changed();
              if (pair !== undefined) onClose();
            }}
          />
        )}
      </Pane>
    </Modal>
  );
}

const nameOf = ({ fullName, phoneNumber }: { readonly fullName: string; readonly phoneNumber: string }): string =>
  fullName === '' ? formatPhone(phoneNumber) : fullName;

function Pairs({
  changes,
  onCompare,
  onDismissed,
}: {
  changes: number;
  onCompare: (pair: Pair) => void;
  onDismissed: () => void;
}) {
  const { t } = useTranslation('merges');
  const me = useMe();
  const { dismiss, failed } = useMerge(() => undefined);
  const paneKey = usePaneKey();
  const { contactDuplicates } = useLazyLoadQuery<DuplicatesQuery>(
    graphql`
      query DuplicatesQuery {
        contactDuplicates {
          more
          data {
            id
            reasons
            first {
              id
              fullName
              phoneNumber
            }
            second {
              id
              fullName
              phoneNumber
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${changes}` },
  );
  const { data, more } = contactDuplicates;
  const mayNotMerge = me.whyNot('CONTACTS', 'DELETE');
  const mayNotDismiss = me.whyNot('CONTACTS', 'UPDATE');
  if (data.length === 0) return <EmptyState icon={<IconUsers size={22} stroke={1.5} />}>{t('empty')}</EmptyState>;
  return (
    <>
      <ul className={styles['pairs']}>
        {data.map(({ id, reasons, first, second }) => {
          const names = { first: nameOf(first), second: nameOf(second) };
          return (
            <li key={id} data-testid="duplicate">
              <div className={styles['pair']}>
                {[first, second].map((contact) => (
                  <span key={contact.id}>
                    <Words>{nameOf(contact)}</Words>
                    <small>{formatPhone(contact.phoneNumber)}</small>
                  </span>
                ))}
              </div>
              <span className={styles['reasons']}>
                {reasons.map((reason) => (
                  <StatusChip key={reason} tone="neutral">
                    {t(`reason.${reason as 'EMAIL'}`)}
                  </StatusChip>
                ))}
              </span>
              <span className={styles['choices']}>
                <Disabled why={mayNotDismiss} access={rightTo('CONTACTS', 'UPDATE')}>
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={t('dismissOf', names)}
                    onClick={() => void dismiss(id).then(onDismissed).catch(failed)}
                    data-testid="duplicate-dismiss"
                  >
                    {t('dismiss')}
                  </Button>
                </Disabled>
                <Disabled why={mayNotMerge} access={rightTo('CONTACTS', 'DELETE')}>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('compareOf', names)}
                    onClick={() => onCompare([first.id, second.id])}
                    data-testid="duplicate-compare"
                  >
                    {t('compare')}
                  </Button>
                </Disabled>
              </span>
            </li>
          );
        })}
      </ul>
      {more ? <p className={styles['muted']}>{t('more')}</p> : null}
    </>
  );
}

function Merges({ changes, onChanged }: { changes: number; onChanged: () => void }) {
  const { t } = useTranslation('merges');
  const me = useMe();
  const { undo, failed } = useMerge(onChanged);
  const [pending, setPending] = useState<string>();
  const paneKey = usePaneKey();
  const { contactMerges } = useLazyLoadQuery<DuplicatesMergesQuery>(
    graphql`
      query DuplicatesMergesQuery {
        contactMerges {
          id
          mergedName
          mergedNumber
          undoUntil
          undoneAt
          kept {
            id
            fullName
            phoneNumber
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${changes}` },
  );
  const mayNot = me.whyNot('CONTACTS', 'DELETE');
  if (contactMerges.length === 0)
    return <EmptyState icon={<IconArrowMerge size={22} stroke={1.5} />}>{t('emptyMerged')}</EmptyState>;
  return (
    <ul className={styles['pairs']}>
      {contactMerges.map(({ id, mergedName, mergedNumber, undoUntil, undoneAt, kept }) => {
        const name = mergedName || formatPhone(mergedNumber);
        const day = (moment: unknown) => writtenDate(new Date(String(moment)));
        return (
          <li key={id} data-testid="merge">
            <div className={styles['pair']}>
              <span>
                <Words>{t('wasMerged', { name, kept: nameOf(kept) })}</Words>
                <small>
                  {undoneAt ? t('wasUndone', { moment: day(undoneAt) }) : null}
                  {undoUntil ? t('undoUntil', { moment: day(undoUntil) }) : null}
                </small>
              </span>
            </div>
            {undoUntil ? (
              <Disabled why={mayNot} access={rightTo('CONTACTS', 'DELETE')}>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('undoOf', { name })}
                  loading={pending === id}
                  onClick={() => {
                    setPending(id);
                    void undo(id)
                      .catch(failed)
                      .finally(() => setPending(undefined));
                  }}
                  data-testid="merge-undo"
                >
                  {t('undo')}
                </Button>
              </Disabled>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
