import { Button } from '@mantine/core';
import { IconMessage2Plus, IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AcquisitionPageQuery } from '../__generated__/AcquisitionPageQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useListsChanged } from '../lists/useListsChanged.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pane } from '../ui/Pane.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import { AcquisitionGrowth } from './AcquisitionGrowth.tsx';
import styles from './Acquisition.module.css';
import { Keywords } from './Keywords.tsx';

const KeywordDialog = lazyPart(async () => ({ default: (await import('./KeywordDialog.tsx')).KeywordDialog }));
const KeywordQr = lazyPart(async () => ({ default: (await import('./KeywordQr.tsx')).KeywordQr }));
const OPEN = ['keywordId'] as const;

/** Ways by which people join lists themselves: keywords, their QR codes, and what came of them. */
export function AcquisitionPage() {
  const { t } = useTranslation('acquisition');
  const me = useMe();
  const [{ keywordId }, setOpen] = useAddress(OPEN, { history: true });
  const [fetchKey, renew] = useFetchKey();
  const [dialog, setDialog] = useState<{ id?: string }>();
  const { fetchKeywords } = useRouteQuery<AcquisitionPageQuery>(
    graphql`
      query AcquisitionPageQuery @preloadable {
        fetchKeywords {
          limit
          data {
            id
            word
            phoneNumberId
            phoneNumber
            listId
            listName
            optInLevel
            question
            answer
            seen
            joined
            left
            version
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  // Whoever joins by a keyword changes a list.
  useListsChanged(useCallback(() => renew(), [renew]));
  const { data: keywords, limit } = fetchKeywords;
  const shown = keywords.find(({ id }) => id === keywordId);
  const full = keywords.length >= limit ? t('full', { count: limit }) : undefined;
  const whyNot = me.whyNot('KEYWORDS', 'CREATE');
  const make = (testId: string) => (
    <Disabled why={whyNot ?? full} {...(whyNot === undefined ? {} : { access: rightTo('KEYWORDS', 'CREATE') })}>
      <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setDialog({})} data-testid={testId}>
        {t('new')}
      </Button>
    </Disabled>
  );
  const changed = dialog?.id === undefined ? undefined : keywords.find(({ id }) => id === dialog.id);
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} meta={t('meta')}>
        {limit === 0 ? null : make('keyword-new')}
      </PageHeader>
      {keywords.length === 0 ? (
        <EmptyState
          icon={<IconMessage2Plus size={22} stroke={1.5} />}
          action={
            limit === 0 ? (
              <Pane>
                <PlanGate feature="NUMBER_OF_OPT_IN_KEYWORDS">{null}</PlanGate>
              </Pane>
            ) : (
              make('keyword-new-first')
            )
          }
        >
          {t('empty')}
        </EmptyState>
      ) : (
        <div className={styles['columns']} data-open={shown !== undefined || undefined}>
          <div className={styles['main']}>
            <Pane>
              <AcquisitionGrowth fetchKey={String(fetchKey)} />
            </Pane>
            <Keywords
              keywords={keywords}
              limit={limit}
              open={shown?.id}
              onOpen={(id) => setOpen({ keywordId: id })}
              onEdit={(id) => setDialog({ id })}
              onDeleted={() => {
                setOpen({ keywordId: null });
                renew();
              }}
            />
          </div>
          {shown === undefined ? null : (
            <Pane>
              <KeywordQr
                key={shown.id}
                word={shown.word}
                phoneNumber={shown.phoneNumber}
                onClose={() => setOpen({ keywordId: null })}
              />
            </Pane>
          )}
        </div>
      )}
      {dialog === undefined ? null : (
        <Pane>
          <KeywordDialog
            {...(changed === undefined ? {} : { keyword: changed })}
            taken={keywords}
            onClose={() => setDialog(undefined)}
            onSaved={(id) => {
              setDialog(undefined);
              renew();
              setOpen({ keywordId: id });
            }}
          />
        </Pane>
      )}
    </div>
  );
}
