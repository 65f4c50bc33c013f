import { Button, Drawer } from '@mantine/core';
import { IconCircleCheck, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import type { Everybody } from '../numbers/flow/WhoFields.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { fullMoment, listDate } from '../ui/dates.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Why } from '../ui/Why.tsx';
import type { Version } from './data.ts';
import styles from './Editor.module.css';
import type { Flow } from './flow/nodes.ts';
import { VersionSteps } from './VersionSteps.tsx';
import { sideBySide } from '../base/words.ts';

/** What was published when, by whom and why; each can be looked at, and is one click away from being live again. */
export default function Versions({
  id,
  versions,
  live,
  everybody,
  changes,
  whyNot,
  onRollBack,
  onDiscard,
  onClose,
}: {
  /** The flow's. */
  id: string;
  versions: readonly Version[];
  live: { version: number; flow: Flow } | undefined;
  everybody: Everybody;
  changes: number;
  whyNot: string | undefined;
  onRollBack: (version: number) => Promise<void>;
  onDiscard: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['automation', 'common']);
  const { pending, refusal, run } = useCommit();
  const [shown, setShown] = useState<number>();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={400}
      title={<b>{t('versions.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={styles['stack']}>
        {refusal === undefined ? null : <Why refusal={refusal} />}
        {changes === 0 ? null : (
          <div className={styles['version']}>
            <StatusChip tone="warning">{t('draft', { count: changes })}</StatusChip>
            <Disabled why={whyNot}>
              <Button size="xs" variant="default" loading={pending} onClick={() => void run(onDiscard)}>
                {t('versions.discard')}
              </Button>
            </Disabled>
          </div>
        )}
        {versions.length === 0 ? (
          <EmptyState icon={<IconHistory size={22} stroke={1.5} />} title={t('versions.none')}>
            {t('versions.noneHint')}
          </EmptyState>
        ) : (
          <ol className={styles['versions']}>
            {versions.map(({ version, publishedAt, publishedBy, note, restoredVersion, isLive }) => {
              const at = new Date(publishedAt);
              return (
                <li key={version} className={styles['version']} data-testid="version-row" data-version={version}>
                  <div>
                    <b>{t('versions.version', { version })}</b>{' '}
                    {isLive ? (
                      <StatusChip tone="success" icon={<IconCircleCheck size={12} aria-hidden />}>
                        {t('versions.live')}
                      </StatusChip>
                    ) : null}
                    <p title={fullMoment(at)}>
                      {sideBySide([listDate(at, new Date(), { yesterday: t('common:yesterday') }), publishedBy])}
                    </p>
                    {restoredVersion === null ? null : <p>{t('versions.restored', { version: restoredVersion })}</p>}
                    {note === null || note === '' ? null : <q>{note}</q>}
                  </div>
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-expanded={shown === version}
                    onClick={() => setShown(shown === version ? undefined : version)}
                    aria-label={t('versions.steps', { version })}
                    data-testid="version-show"
                  >
                    {t('versions.show')}
                  </Button>
                  {isLive ? null : (
                    <Disabled why={whyNot}>
                      <Button
                        size="xs"
                        variant="default"
                        loading={pending}
                        onClick={() => void run(() => onRollBack(version))}
                        aria-label={t('versions.rollBackTo', { version })}
                        data-testid="roll-back"
                      >
                        {t('versions.rollBack')}
                      </Button>
                    </Disabled>
                  )}
                  {shown === version ? (
                    <VersionSteps id={id} version={version} live={isLive ? undefined : live} everybody={everybody} />
                  ) : null}
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </Drawer>
  );
}
