import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PaletteAction } from '../ui/paletteAction.ts';
import { usePhone } from './PhoneContext.ts';

export function usePaletteActions(): readonly PaletteAction[] {
  const { t } = useTranslation('shortcuts');
  const { send } = usePhone();
  return [
    {
      id: 'phone',
      label: t('of.openPhone'),
      icon: IconPhone,
      shortcut: 'openPhone',
      run: () => send({ type: 'OPEN' }),
    },
  ];
}
