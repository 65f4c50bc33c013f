import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ScheduleDialogQuery } from '../../__generated__/ScheduleDialogQuery.graphql.ts';
import { viewerZone } from '../../base/i18n/viewerZone.ts';
import { serverNow } from '../../base/relay/serverClock.ts';
import { useCommit } from '../../base/relay/useCommit.ts';
import { momentIn } from '../../ui/clocks.ts';
import { DateField } from '../../ui/DateField.tsx';
import { comingMoment, writtenMoment } from '../../ui/dates.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import { Why } from '../../ui/Why.tsx';
import { fieldsOf, presetsOf } from './presets.ts';
import styles from './Scheduled.module.css';

export interface Wanted {
  readonly body: string;
  readonly sendAt: Date;
}
interface Given {
  readonly contactId: string | undefined;
  /** What is edited; undefined: a new one, whose words stand in the composer. */
  readonly present?: Wanted | undefined;
  readonly onSubmit: (wanted: Wanted) => Promise<unknown>;
  readonly onClose: () => void;
}

/** When a message is sent: a usual time, or any, by the workspace's clock and said in the person's. */
export default function ScheduleDialog(given: Given) {
  const { t } = useTranslation(['inbox', 'common']);
  return (
    <Modal
      opened
      onClose={given.onClose}
      title={<b>{t(given.present ? 'schedule.edit' : 'schedule.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <Suspense fallback={<p className={styles['note']}>{t('schedule.loading')}</p>}>
        <Form {...given} />
      </Suspense>
    </Modal>
  );
}

function Form({ contactId, present, onSubmit, onClose }: Given) {
  const { t } = useTranslation(['inbox', 'common']);
  const { getWorkspaceWithSettings, getContactById: contact } = useLazyLoadQuery<ScheduleDialogQuery>(
    graphql`
      query ScheduleDialogQuery($contactId: ID!, $isContact: Boolean!) {
        getWorkspaceWithSettings {
          id
          setting {
            timezone
          }
        }
        getContactById(id: $contactId) @include(if: $isContact) {
          id
          fullName
          timezone
        }
      }
    `,
    { contactId: contactId ?? '', isContact: contactId !== undefined },
    { fetchPolicy: 'store-and-network' },
  );
  const zone = getWorkspaceWithSettings.setting.timezone || viewerZone();
  const [now] = useState(() => new Date(serverNow()));
  const presets = presetsOf(now, zone);
  const [fields, setFields] = useState(() => fieldsOf(present?.sendAt ?? presets[0]?.at ?? now, zone));
  const [body, setBody] = useState(present?.body ?? '');
  const { pending, refusal, run, clear } = useCommit();
  const at = momentIn(fields.date, fields.time, zone);
  const put = (next: Partial<typeof fields>) => {
    clear();
    setFields({ ...fields, ...next });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands in the composer, whose own form would hear of it and send the message now.
    event.stopPropagation();
    if (at === undefined) return;
    if (await run(() => onSubmit({ body, sendAt: at }))) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={styles['form']} data-testid="schedule-form">
      {present === undefined ? null : (
        <Textarea
          label={t('schedule.message')}
          value={body}
          autosize
          minRows={2}
          maxRows={8}
          onChange={({ currentTarget }) => {
            clear();
            setBody(currentTarget.value);
          }}
          data-testid="schedule-body"
        />
      )}
      <div className={styles['presets']} role="group" aria-label={t('schedule.presets')}>
        {presets.map((preset) => {
          const chosen = at?.getTime() === preset.at.getTime();
          return (
            <Button
              key={preset.name}
              variant={chosen ? 'light' : 'default'}
              justify="space-between"
              aria-pressed={chosen}
              rightSection={<span className={styles['note']}>{comingMoment(preset.at, now, { timeZone: zone })}</span>}
              onClick={() => put(fieldsOf(preset.at, zone))}
              data-testid={`schedule-${preset.name}`}
            >
              {t(`schedule.preset.${preset.name}`)}
            </Button>
          );
        })}
      </div>
      <div className={styles['exact']}>
        <DateField
          label={t('schedule.date')}
          value={fields.date}
          onChange={(date) => put({ date })}
          data-testid="schedule-date"
        />
        <TimeField
          label={t('schedule.time')}
          value={fields.time}
          onChange={(time) => put({ time })}
          data-testid="schedule-time"
        />
      </div>
      <p className={styles['note']} data-testid="schedule-zone">
        {t('schedule.zone', { zone: zone.replaceAll('_', ' ') })}
        {contact?.timezone && contact.timezone !== zone && at !== undefined ? (
          <>
            {' '}
            {t('schedule.there', {
              name: contact.fullName || t('schedule.person'),
              moment: writtenMoment(at, { timeZone: contact.timezone }),
            })}
          </>
        ) : null}
      </p>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('schedule.close')}
        </Button>
        <Button type="submit" loading={pending} disabled={at === undefined} data-testid="schedule-submit">
          {t(present ? 'schedule.save' : 'schedule.action')}
        </Button>
      </div>
    </form>
  );
}
