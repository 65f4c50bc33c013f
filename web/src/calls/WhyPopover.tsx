import { Popover } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Pane } from '../ui/Pane.tsx';
import { CallTimeline, CallTimelineLoading } from './CallTimeline.tsx';
import styles from './WhyPopover.module.css';

/** "Why": opens what happened to a call, step by step. */
export function WhyPopover({ callId, version }: { callId: string; version: number }) {
  const { t } = useTranslation('calls');
  return (
    <Popover width={400} position="bottom-start" radius="lg" trapFocus returnFocus transitionProps={{ duration: 100 }}>
      <Popover.Target>
        <button type="button" className={styles['why']} data-testid="call-why">
          <IconRoute size={15} stroke={2} aria-hidden />
          {t('why')}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('timeline.title')}>
        {/* Long timelines scroll, and what scrolls can be reached by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles['body']} aria-label={t('timeline.title')} tabIndex={0}>
          <h3>{t('timeline.title')}</h3>
          <Pane fallback={<CallTimelineLoading />}>
            <CallTimeline callId={callId} version={version} />
          </Pane>
        </section>
      </Popover.Dropdown>
    </Popover>
  );
}
