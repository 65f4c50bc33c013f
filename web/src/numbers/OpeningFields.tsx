import { Loader, Switch } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { HoursFields } from '../hours/HoursFields.tsx';
import type { WorkingHours } from '../hours/workingHours.ts';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import { FallbackFields } from './flow/FallbackFields.tsx';
import { refusedAt } from './flow/refusedAt.ts';
import type { Everybody } from './flow/WhoFields.tsx';
import styles from './Numbers.module.css';
import { mayLeaveQueue, type NumberValues } from './numberValues.ts';

const HolidayList = lazyPart(async () => ({ default: (await import('../hours/HolidayList.tsx')).HolidayList }));

const CLOSED = ['VOICEMAIL', 'LET_CALL_THROUGH', 'PHONE_NUMBER', 'TEAM_TEAMMATE'] as const;

/** When calls are taken, and what happens to those that come at other times. */
export default function OpeningFields({
  settings,
  everybody,
}: {
  settings: SettingsForm<NumberValues>;
  everybody: Everybody;
}) {
  const { t } = useTranslation(['numbers', 'notifications']);
  const { businessHours: hours, closed, holidays, fallback, type, finishQueueAtClose } = settings.values;
  const { takesMessages } = fallback;
  const change = (part: Partial<WorkingHours>) => settings.set('businessHours', { ...hours, ...part });
  return (
    <div className={styles['rows']}>
      <Switch
        label={t('open.label')}
        description={t('open.hint')}
        checked={hours.enabled}
        onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        data-testid="number-hours"
      />
      {hours.enabled ? (
        <>
          <Suspense fallback={<Loader size="sm" />}>
            <HoursFields hours={hours} onChange={change} error={settings.field('businessHours').error} />
            <HolidayList
              holidays={holidays}
              onChange={(value) => settings.set('holidays', value)}
              timezone={hours.timezone}
              error={refusedAt(settings, 'holidays')}
            />
            {type === 'CUSTOM' ? null : (
              <FallbackFields
                label={t('closed.label')}
                hint={closed.action === 'VOICEMAIL' && !takesMessages ? t('closed.silent') : undefined}
                options={CLOSED.map((value) => ({
                  value,
                  label: t(value === 'VOICEMAIL' && !takesMessages ? 'fallback.unavailable' : `closed.${value}`),
                }))}
                value={closed}
                onChange={(value) => settings.set('closed', value)}
                everybody={everybody}
                error={refusedAt(settings, 'closedFallback') ?? refusedAt(settings, 'closedTarget')}
                testId="number-closed"
              />
            )}
          </Suspense>
          {mayLeaveQueue(settings.values) ? (
            <Switch
              label={t('finishQueue.label')}
              description={t('finishQueue.hint')}
              checked={finishQueueAtClose}
              onChange={({ currentTarget }) => settings.set('finishQueueAtClose', currentTarget.checked)}
              data-testid="number-finishQueue"
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
