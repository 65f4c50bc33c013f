import { Button, Modal, SegmentedControl, Table } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import QueryNode, {
  type ImportReason,
  type ImportReportQuery,
  type ImportReportQuery$data,
} from '../../__generated__/ImportReportQuery.graphql.ts';
import type { ImportReportUndoMutation } from '../../__generated__/ImportReportUndoMutation.graphql.ts';
import { csvFile } from '../../calls/csvFile.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import { figure } from '../../ui/counted.ts';
import { writtenMoment } from '../../ui/dates.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { toast } from '../../ui/toast.ts';
import { Words } from '../../ui/Words.tsx';
import { useRefusalText, Why } from '../../ui/Why.tsx';
import { type ContactImport, failedOf, useContactImport } from './useContactImport.ts';
import styles from './Import.module.css';

void graphql`
  query ImportReportQuery($id: ID!, $afterRow: Int, $limit: Int, $reason: ImportReason) {
    contactImportReport(id: $id, afterRow: $afterRow, limit: $limit, reason: $reason) {
      row
      contact
      phoneNumber
      email
      reason
      wins
    }
  }
`;
type Row = ImportReportQuery$data['contactImportReport'][number];

const PAGE = 50;
const DOWNLOADED = 500;

/** What became of an import: figures, the rows that failed and why, and the way back. */
export function ImportReport({
  id,
  onClose,
  onChanged,
}: {
  id: string | undefined;
  onClose: () => void;
  /** People were removed. */
  onChanged: () => void;
}) {
  const { t } = useTranslation('imports');
  const { found, look } = useContactImport(id);
  return (
    <Modal
      opened={id !== undefined}
      onClose={onClose}
      size={960}
      title={<span className={styles['title']}>{t(found?.state === 'UNDONE' ? 'undone' : 'complete')}</span>}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
      data-testid="import-report"
    >
      {found === undefined ? (
        <LoadingView />
      ) : (
        <Report
          found={found}
          onUndone={() => {
            look();
            onChanged();
          }}
        />
      )}
    </Modal>
  );
}

function Report({ found, onUndone }: { found: ContactImport; onUndone: () => void }) {
  const { t } = useTranslation('imports');
  const undo = useCommit();
  const [reason, setReason] = useState<ImportReason | ''>('');
  const failed = failedOf(found);
  const takeBack = () =>
    undo.run(async () => {
      await commit<ImportReportUndoMutation>(
        graphql`
          mutation ImportReportUndoMutation($id: ID!) {
            undoContactImport(id: $id) {
              id
            }
          }
        `,
        { id: found.id },
      );
      onUndone();
    });
  const figures = [
    ['imported', found.done],
    ['created', found.created],
    ['updated', found.updated],
    ['failed', failed],
  ] as const;
  return (
    <div className={styles['report']}>
      <p className={styles['muted']}>
        {found.fileName} · {writtenMoment(new Date(String(found.startedAt ?? found.createdAt)))}
      </p>
      <dl className={styles['totals']}>
        {figures.map(([name, count]) => (
          <div key={name} data-failed={(name === 'failed' && count > 0) || undefined}>
            <dt>{t(`report.${name}`)}</dt>
            <dd className="tabular" data-testid={`import-total-${name}`}>
              {figure(count)}
            </dd>
          </div>
        ))}
      </dl>
      <Given found={found} />
      {found.state === 'UNDONE' ? (
        <p role="status" className={styles['undo']}>
          {t(found.undoneAt ? 'report.removed' : 'report.removing', {
            count: found.removed,
            written: figure(found.removed),
          })}
        </p>
      ) : null}
      {found.undoUntil === null || found.undoUntil === undefined ? null : (
        <div className={styles['undo']}>
          <IconArrowBackUp size={18} aria-hidden />
          <div>
            <p className={styles['strong']}>
              {t('report.undoUntil', { moment: writtenMoment(new Date(String(found.undoUntil))) })}
            </p>
            <p className={styles['muted']}>
              {found.created === 0
                ? null
                : t('report.undoHint', { count: found.created, written: figure(found.created) })}{' '}
              {found.joined + found.tagged + found.agreed === 0 ? null : t('report.undoGiven')}
            </p>
          </div>
          <Button variant="default" loading={undo.pending} onClick={() => void takeBack()} data-testid="import-undo">
            {t('report.undo')}
          </Button>
        </div>
      )}
      {undo.refusal === undefined ? null : <Why refusal={undo.refusal} />}
      {failed === 0 ? (
        <p className={styles['muted']}>{t('report.none')}</p>
      ) : (
        <>
          <div className={styles['filter']}>
            <SegmentedControl
              withItemsBorders={false}
              size="sm"
              aria-label={t('report.which')}
              value={reason}
              onChange={(value) => setReason(value)}
              data={[
                { value: '', label: t('report.all', { written: figure(failed) }) },
                ...found.problems.map(({ reason: why, count }) => ({
                  value: why,
                  label: `${t(`short.${why as 'PHONE_INVALID'}`)} ${figure(count)}`,
                })),
              ]}
            />
            <Download id={found.id} fileName={found.fileName} failed={failed} />
          </div>
          <Rows key={reason} id={found.id} reason={reason} />
        </>
      )}
    </div>
  );
}

/** What people got beside their fields. */
function Given({ found }: { found: ContactImport }) {
  const { t } = useTranslation('imports');
  const { joined, tagged, agreed, tags, subscriberList, leftTags } = found;
  const counted = (count: number) => ({ count, written: figure(count) });
  const list = subscriberList?.name ?? t('report.goneList');
  const said = [
    ...(joined === 0 ? [] : [t('report.joined', { ...counted(joined), list })]),
    ...(tagged === 0
      ? []
      : [
          tags.length === 0
            ? t('report.ownTags', counted(tagged))
            : t('report.tagged', { ...counted(tagged), tags: tags.join(', ') }),
        ]),
    ...(leftTags.length === 0 ? [] : [t('report.leftTags', { tags: leftTags.join(', ') })]),
    ...(agreed === 0 ? [] : [t('report.agreed', counted(agreed))]),
  ];
  if (said.length === 0) return null;
  return (
    <ul className={styles['given']} data-testid="import-given">
      {said.map((text) => (
        <li key={text}>
          <Words>{text}</Words>
        </li>
      ))}
    </ul>
  );
}

function Rows({ id, reason }: { id: string; reason: ImportReason | '' }) {
  const { t } = useTranslation('imports');
  const environment = useRelayEnvironment();
  const refusalText = useRefusalText();
  const [rows, setRows] = useState<readonly Row[]>();
  const [after, setAfter] = useState(0);
  const [more, setMore] = useState(false);
  useEffect(() => {
    const asked = fetchQuery<ImportReportQuery>(environment, QueryNode, {
      id,
      afterRow: after,
      limit: PAGE,
      reason: reason || null,
    }).subscribe({
      next: ({ contactImportReport: found }) => {
        setRows((last) => (after === 0 ? found : [...(last ?? []), ...found]));
        setMore(found.length === PAGE);
      },
      error: (error: unknown) => toast.error(refusalText(refusalOf(error))),
    });
    return () => asked.unsubscribe();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words of a refusal are no reason to ask again
  }, [environment, id, after, reason]);
  if (rows === undefined) return <LoadingView />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls can be scrolled by keys
    <div className={styles['rows']} tabIndex={0} role="group" aria-label={t('report.which')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {(['row', 'contact', 'phone', 'reason', 'seen'] as const).map((name) => (
              <Table.Th key={name}>{t(`report.${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.row}>
              <Table.Td className="tabular">{row.row}</Table.Td>
              <Table.Td>{row.contact}</Table.Td>
              <Table.Td className={row.phoneNumber === '' ? styles['muted'] : undefined}>
                {row.phoneNumber || t('match.empty')}
              </Table.Td>
              <Table.Td>{t(`reason.${row.reason as 'PHONE_INVALID'}`)}</Table.Td>
              <Table.Td className={styles['muted']}>
                {t(`seen.${row.reason as 'PHONE_INVALID'}`, {
                  phone: row.phoneNumber,
                  email: row.email,
                  row: row.wins ?? 0,
                })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {more ? (
        <Button variant="default" onClick={() => setAfter(rows.at(-1)?.row ?? 0)}>
          {t('report.more')}
        </Button>
      ) : null}
    </div>
  );
}

function Download({ id, fileName, failed }: { id: string; fileName: string; failed: number }) {
  const { t } = useTranslation('imports');
  const environment = useRelayEnvironment();
  const refusalText = useRefusalText();
  const { pending, run } = useCommit();
  const download = () =>
    run(async () => {
      try {
        const file = csvFile();
        for (let after = 0; ;) {
          const variables = { id, afterRow: after, limit: DOWNLOADED };
          const page = await fetchQuery<ImportReportQuery>(environment, QueryNode, variables).toPromise();
          const rows = page?.contactImportReport ?? [];
          file.write(
            rows.map(({ row, contact, phoneNumber, email, reason }) => [
              row,
              contact,
              phoneNumber,
              email,
              t(`reason.${reason as 'PHONE_INVALID'}`),
            ]),
          );
          const last = rows.at(-1);
          if (last === undefined || rows.length < DOWNLOADED) break;
          after = last.row;
        }
        const head = (['row', 'contact', 'phone', 'email', 'reason'] as const).map((name) => t(`report.${name}`));
        saveFile(`${fileName.replace(/\.\w+$/, '')}-report.csv`, file.file(head));
      } catch (error) {
        toast.error(refusalText(refusalOf(error)));
      }
    });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} />}
      loading={pending}
      onClick={() => void download()}
      data-testid="import-download"
    >
      {t('report.download', { count: failed, written: figure(failed) })}
    </Button>
  );
}
