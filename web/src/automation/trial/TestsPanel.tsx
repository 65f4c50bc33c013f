import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconTestPipe, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useZones } from '../../base/relay/askZone.ts';
import { writtenMoment } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Words } from '../../ui/Words.tsx';
import type { Test } from '../data.ts';
import { Differences } from './Differences.tsx';
import styles from './Trial.module.css';

/** The trials that are kept: each is run before anything is published. */
export function TestsPanel({
  tests,
  onOpen,
  onRemove,
  outcome,
}: {
  tests: readonly Test[];
  onOpen: (test: Test) => void;
  /** Undefined: the member may not. */
  onRemove: ((test: Test) => void) | undefined;
  outcome: Parameters<typeof Differences>[0]['words'];
}) {
  const { t } = useTranslation('automation');
  useZones(...tests.map(({ timezone }) => timezone));
  if (tests.length === 0)
    return (
      <EmptyState icon={<IconTestPipe size={22} stroke={1.5} />} title={t('tests.none')}>
        {t('tests.noneHint')}
      </EmptyState>
    );
  return (
    <ul className={styles['tests']} data-testid="tests">
      {tests.map((test) => {
        const at = new Date(test.at);
        return (
          <li key={test.id} data-testid="test-row">
            <div className={styles['testHead']}>
              <Words as="b">{test.name}</Words>
              <Result test={test} />
            </div>
            <p>
              {t('tests.about', {
                caller: formatPhone(test.caller),
                when: writtenMoment(at, { timeZone: test.timezone }),
                keys: test.keys.join(' ') || '–',
              })}
            </p>
            {test.lastResult === null || test.lastResult.passed ? null : (
              <Differences expected={test.expected} got={test.lastResult.got} words={outcome} />
            )}
            <div className={styles['testHead']}>
              <Button size="xs" variant="default" onClick={() => onOpen(test)} data-testid="test-open">
                {t('tests.open')}
              </Button>
              {onRemove === undefined ? null : (
                <ActionIcon
                  aria-label={t('tests.remove', { name: test.name })}
                  onClick={() => onRemove(test)}
                  data-testid="test-remove"
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Result({ test: { lastResult } }: { test: Test }) {
  const { t } = useTranslation('automation');
  if (lastResult === null) return <StatusChip>{t('tests.notRun')}</StatusChip>;
  return lastResult.passed ? (
    <StatusChip tone="success" icon={<IconCheck size={12} stroke={2.5} aria-hidden />}>
      {t('tests.passed')}
    </StatusChip>
  ) : (
    <StatusChip tone="danger" icon={<IconX size={12} stroke={2.5} aria-hidden />}>
      {t('tests.failed')}
    </StatusChip>
  );
}
