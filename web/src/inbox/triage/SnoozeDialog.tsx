import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentIn } from '../../ui/clocks.ts';
import { DateField } from '../../ui/DateField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { fieldsOf } from '../scheduled/presets.ts';
import scheduled from '../scheduled/Scheduled.module.css';
import { snoozePresets } from './snoozePresets.ts';

/** Any time at which a conversation is to come back, by the workspace's clock. */
export function SnoozeDialog({
  zone,
  now,
  onChoose,
  onClose,
}: {
  zone: string;
  now: Date;
  onChoose: (at: Date) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['inbox', 'common']);
  const [fields, setFields] = useState(() => fieldsOf(snoozePresets(now, zone)[0]?.at ?? now, zone));
  const [past, setPast] = useState(false);
  const at = momentIn(fields.date, fields.time, zone);
  const put = (next: Partial<typeof fields>) => {
    setPast(false);
    setFields({ ...fields, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined) return;
    if (at.getTime() <= Date.now()) setPast(true);
    else onChoose(at);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('triage.snooze.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <form onSubmit={submit} className={scheduled['form']} data-testid="snooze-form">
        <div className={scheduled['exact']}>
          <DateField
            label={t('schedule.date')}
            value={fields.date}
            onChange={(date) => put({ date })}
            data-testid="snooze-date"
          />
          <TimeField
            label={t('schedule.time')}
            value={fields.time}
            onChange={(time) => put({ time })}
            data-testid="snooze-time"
          />
        </div>
        <p className={scheduled['note']}>{t('schedule.zone', { zone: zone.replaceAll('_', ' ') })}</p>
        {past ? <p role="alert">{t('triage.snooze.past')}</p> : null}
        <div className={scheduled['actions']}>
          <Button variant="default" onClick={onClose}>
            {t('schedule.close')}
          </Button>
          <Button type="submit" disabled={at === undefined} data-testid="snooze-submit">
            {t('triage.snooze.action')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
