import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentIn } from '../../ui/clocks.ts';
import { DateField } from '../../ui/DateField.tsx';
import { comingMoment } from '../../ui/dates.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import { fieldsOf } from '../scheduled/presets.ts';
import scheduled from '../scheduled/Scheduled.module.css';
import { followUpPresets } from './followUpPresets.ts';
import styles from './Triage.module.css';

/** When the reader is reminded if nobody answers: at a usual time, or any, by their own clock. */
export default function FollowUpDialog({
  name,
  zone,
  now,
  dueAt,
  onChoose,
  onClose,
}: {
  name: string;
  zone: string;
  now: Date;
  /** When they are reminded as it stands. */
  dueAt: Date | undefined;
  /** Undefined: no longer. */
  onChoose: (at: Date | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['inbox', 'common']);
  const presets = followUpPresets(now, zone);
  const [fields, setFields] = useState(() => fieldsOf(dueAt ?? presets[1]?.at ?? now, zone));
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
  const moment = (when: Date) => comingMoment(when, now, { timeZone: zone });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('followUp.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <form onSubmit={submit} className={scheduled['form']} data-testid="follow-up-form">
        <p className={scheduled['note']} dir="auto">
          {t('followUp.about', { name })}
        </p>
        <div className={styles['presets']}>
          {presets.map((preset, index) => (
            <Button
              key={preset.name}
              variant="default"
              size="sm"
              data-autofocus={index === 0 || undefined}
              onClick={() => onChoose(preset.at)}
              data-testid={`follow-up-${preset.name}`}
            >
              <span>{t(`followUp.preset.${preset.name}`)}</span>
              <span className={styles['when']}>{moment(preset.at)}</span>
            </Button>
          ))}
        </div>
        <div className={scheduled['exact']}>
          <DateField
            label={t('schedule.date')}
            value={fields.date}
            onChange={(date) => put({ date })}
            data-testid="follow-up-date"
          />
          <TimeField
            label={t('schedule.time')}
            value={fields.time}
            onChange={(time) => put({ time })}
            data-testid="follow-up-time"
          />
        </div>
        <p className={scheduled['note']}>{t('followUp.zone', { zone: zone.replaceAll('_', ' ') })}</p>
        {past ? <p role="alert">{t('triage.snooze.past')}</p> : null}
        <div className={scheduled['actions']}>
          {dueAt === undefined ? (
            <Button variant="default" onClick={onClose}>
              {t('schedule.close')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => onChoose(undefined)} data-testid="follow-up-remove">
              {t('followUp.remove')}
            </Button>
          )}
          <Button type="submit" disabled={at === undefined} data-testid="follow-up-submit">
            {t('followUp.action')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
