import { Button } from '@mantine/core';
import { IconMessage2Plus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
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
import { WebForms } from './WebForms.tsx';

const KeywordDialog = lazyPart(async () => ({ default: (await import('./KeywordDialog.tsx')).KeywordDialog }));
const WebFormDialog = lazyPart(async () => ({ default: (await import('./WebFormDialog.tsx')).WebFormDialog }));
const WebFormPanel = lazyPart(async () => ({ default: (await import('./WebFormPanel.tsx')).WebFormPanel }));
const KeywordQr = lazyPart(async () => ({ default: (await import('./KeywordQr.tsx')).KeywordQr }));
const OPEN = ['keywordId', 'formId'] as const;
const CLOSED = { keywordId: null, formId: null };

interface Made {
  readonly of: 'keyword' | 'form';
  /** What is changed; without it a new one is made. */
  readonly id?: string;
}

/** Ways by which people join lists themselves: keywords, their QR codes, web forms, and what came of them. */
export function AcquisitionPage() {
  const { t } = useTranslation('acquisition');
  const me = useMe();
  const [{ keywordId, formId }, setOpen] = useAddress(OPEN, { history: true });
  const [fetchKey, renew] = useFetchKey();
  const [dialog, setDialog] = useState<Made>();
  const { fetchKeywords, fetchWebForms } = useRouteQuery<AcquisitionPageQuery>(
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
        fetchWebForms {
          limit
          data {
            id
            link
            name
            heading
            body
            fields {
              field
              propertyId
              required
            }
            consent
            button
            phoneNumberId
            phoneNumber
            listId
            listName
            country
            optInLevel
            question
            answer
            thanks
            thanksUrl
            origins
            status
            enabled
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
  // Whoever joins by a way in changes a list.
  useListsChanged(useCallback(() => renew(), [renew]));
  const { data: keywords, limit } = fetchKeywords;
  const { data: forms, limit: mostForms } = fetchWebForms;
  const keyword = keywords.find(({ id }) => id === keywordId);
  const form = forms.find(({ id }) => id === formId);
  const whyNot = me.whyNot('KEYWORDS', 'CREATE');
  const make = (of: Made['of'], full: string | undefined, looks: { testId: string; label: ReactNode; size?: 'xs' }) => (
    <Disabled why={whyNot ?? full} {...(whyNot === undefined ? {} : { access: rightTo('KEYWORDS', 'CREATE') })}>
      <Button
        {...(looks.size === undefined ? {} : { size: looks.size, variant: 'default' })}
        leftSection={<IconPlus size={looks.size === undefined ? 18 : 16} stroke={1.75} />}
        onClick={() => setDialog({ of })}
        data-testid={looks.testId}
      >
        {looks.label}
      </Button>
    </Disabled>
  );
  const fullKeywords = keywords.length >= limit ? t('full', { count: limit }) : undefined;
  const fullForms = forms.length >= mostForms ? t('form.full', { count: mostForms }) : undefined;
  const changedKeyword = keywords.find(({ id }) => dialog?.of === 'keyword' && id === dialog.id);
  const changedForm = forms.find(({ id }) => dialog?.of === 'form' && id === dialog.id);
  const saved = (open: { keywordId: string } | { formId: string }) => {
    setDialog(undefined);
    renew();
    setOpen({ ...CLOSED, ...open });
  };
  const deleted = () => {
    setOpen(CLOSED);
    renew();
  };
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} meta={t('meta')} />
      {keywords.length === 0 && forms.length === 0 ? (
        <EmptyState
          icon={<IconMessage2Plus size={22} stroke={1.5} />}
          action={
            limit === 0 ? (
              <Pane>
                <PlanGate feature="NUMBER_OF_OPT_IN_KEYWORDS">{null}</PlanGate>
              </Pane>
            ) : (
              <div className={styles['ways']}>
                {make('keyword', fullKeywords, { testId: 'keyword-new-first', label: t('new') })}
                {make('form', fullForms, { testId: 'form-new-first', label: t('form.new') })}
              </div>
            )
          }
        >
          {t('empty')}
        </EmptyState>
      ) : (
        <div className={styles['columns']} data-open={keyword !== undefined || form !== undefined || undefined}>
          <div className={styles['main']}>
            <Pane>
              <AcquisitionGrowth fetchKey={String(fetchKey)} />
            </Pane>
            <Keywords
              keywords={keywords}
              limit={limit}
              open={keyword?.id}
              make={make('keyword', fullKeywords, { testId: 'keyword-new', label: t('new'), size: 'xs' })}
              onOpen={(id) => setOpen({ ...CLOSED, keywordId: id })}
              onEdit={(id) => setDialog({ of: 'keyword', id })}
              onDeleted={deleted}
            />
            <WebForms
              forms={forms}
              limit={mostForms}
              open={form?.id}
              make={make('form', fullForms, { testId: 'form-new', label: t('form.new'), size: 'xs' })}
              onOpen={(id) => setOpen({ ...CLOSED, formId: id })}
              onEdit={(id) => setDialog({ of: 'form', id })}
              onDeleted={deleted}
            />
          </div>
          {keyword === undefined ? null : (
            <Pane>
              <KeywordQr
                key={keyword.id}
                word={keyword.word}
                phoneNumber={keyword.phoneNumber}
                onClose={() => setOpen(CLOSED)}
              />
            </Pane>
          )}
          {keyword !== undefined || form === undefined ? null : (
            <Pane>
              <WebFormPanel key={form.id} form={form} onClose={() => setOpen(CLOSED)} />
            </Pane>
          )}
        </div>
      )}
      {dialog?.of === 'keyword' ? (
        <Pane>
          <KeywordDialog
            {...(changedKeyword === undefined ? {} : { keyword: changedKeyword })}
            taken={keywords}
            onClose={() => setDialog(undefined)}
            onSaved={(id) => saved({ keywordId: id })}
          />
        </Pane>
      ) : null}
      {dialog?.of === 'form' ? (
        <Pane>
          <WebFormDialog
            {...(changedForm === undefined ? {} : { form: changedForm })}
            onClose={() => setDialog(undefined)}
            onSaved={(id) => saved({ formId: id })}
          />
        </Pane>
      ) : null}
    </div>
  );
}
