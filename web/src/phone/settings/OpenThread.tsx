import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseOpensThread, opensThread } from './openThread.ts';

/** Whether answering a call opens the conversation with the caller. */
export function OpenThread() {
  const { t } = useTranslation('phoneExtra');
  const [on, setOn] = useState(opensThread);
  return (
    <Switch
      label={t('openThread.label')}
      description={t('openThread.hint')}
      checked={on}
      onChange={({ currentTarget }) => {
        setOn(currentTarget.checked);
        chooseOpensThread(currentTarget.checked);
      }}
      data-testid="settings-openThread"
    />
  );
}
