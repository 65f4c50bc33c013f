import { Button } from '@mantine/core';
import { IconFilterOff, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Why the history has no rows, and what to do: in the sandbox the handset rings the test number. */
export function NoCalls({
  filtered,
  sandbox,
  onClear,
}: {
  filtered: boolean;
  sandbox: Sandbox | undefined;
  onClear: () => void;
}) {
  const { t } = useTranslation('calls');
  const phone = usePhone();
  if (filtered) {
    return (
      <EmptyState
        icon={<IconFilterOff size={22} stroke={1.5} />}
        action={
          <Button variant="default" onClick={onClear}>
            {t('history.clear')}
          </Button>
        }
      >
        {t('history.noResults')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconPhone size={22} stroke={1.5} />}
      action={
        sandbox === undefined ? (
          <Button onClick={() => phone.send({ type: 'OPEN' })}>{t('history.emptyAction')}</Button>
        ) : (
          <Button component="a" href={sandbox.handsetUrl} target="ringline-handset">
            {t('history.emptyAction')}
          </Button>
        )
      }
    >
      {t('history.empty')}
    </EmptyState>
  );
}
