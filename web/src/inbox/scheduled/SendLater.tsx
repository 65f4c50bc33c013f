import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import ScheduleDialog from './ScheduleDialog.tsx';
import { schedule } from './scheduledActions.ts';

/** Beside Send: the message goes out at another time. */
export default function SendLater({
  message,
  contactId,
  why,
  onDone,
}: {
  message: {
    readonly threadId: string;
    readonly phoneNumberId: string;
    readonly body: string;
    readonly channel?: 'WHATSAPP' | 'VIBER';
  };
  contactId: string | undefined;
  /** Why it cannot be scheduled as it stands. */
  why: string | undefined;
  onDone: () => void;
}) {
  const { t } = useTranslation('inbox');
  // One key for each time that it is opened: pressed twice, it is scheduled once.
  const [key, setKey] = useState<string>();
  const button = (
    <ActionIcon
      size={32}
      aria-label={t('schedule.title')}
      data-testid="composer-later"
      onClick={() => setKey(crypto.randomUUID())}
    >
      <IconCalendarClock size={18} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <>
      {why === undefined ? (
        <Tooltip label={t('schedule.title')}>{button}</Tooltip>
      ) : (
        <Disabled why={why}>{button}</Disabled>
      )}
      {key === undefined ? null : (
        <ScheduleDialog
          contactId={contactId}
          onClose={() => setKey(undefined)}
          onSubmit={async ({ sendAt }) => {
            await schedule({ ...message, sendAt: sendAt.toISOString(), idempotencyKey: `${key}.${sendAt.getTime()}` });
            onDone();
          }}
        />
      )}
    </>
  );
}
