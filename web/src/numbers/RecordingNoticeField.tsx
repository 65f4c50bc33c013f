import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../people/useMe.ts';
import { TypeToConfirm } from '../ui/TypeToConfirm.tsx';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import { refusedAt } from './flow/refusedAt.ts';
import type { NumberValues } from './numberValues.ts';

const NOTICES = ['ANNOUNCEMENT', 'BEEP', 'OFF'] as const;

/** How people are told that they are recorded; only the owner switches it off, and types the number for it (defaults 12.2). */
export function RecordingNoticeField({
  settings,
  number,
  me,
}: {
  settings: SettingsForm<NumberValues>;
  /** E.164. */
  number: string;
  me: Me;
}) {
  const { t } = useTranslation('numbers');
  const [asking, setAsking] = useState(false);
  const notice = NOTICES.find((one) => one === settings.values.recordingNotice) ?? 'ANNOUNCEMENT';
  const mayNot = me.role !== 'OWNER';
  const choose = (value: string | null) => {
    if (value === 'OFF' && notice !== 'OFF') setAsking(true);
    else settings.set('recordingNotice', value ?? 'ANNOUNCEMENT');
  };
  return (
    <>
      <Select
        label={t('recordingNotice.label')}
        description={
          <>
            {t(`recordingNotice.hint.${notice}`)}{' '}
            {mayNot ? t('recordingNotice.ownerOnly', { owner: me.ownerName }) : null}
          </>
        }
        data={NOTICES.map((value) => ({
          value,
          label: t(`recordingNotice.${value}`),
          disabled: value === 'OFF' && mayNot && notice !== 'OFF',
        }))}
        value={notice}
        onChange={choose}
        allowDeselect={false}
        error={refusedAt(settings, 'recordingNotice')}
        data-testid="number-recordingNotice"
      />
      <TypeToConfirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('recordingNotice.ask')}
        text={number}
        confirm={t('recordingNotice.confirm')}
        onConfirm={async () => {
          settings.set('recordingNotice', 'OFF');
          setAsking(false);
        }}
      >
        {t('recordingNotice.risk')}
      </TypeToConfirm>
    </>
  );
}
