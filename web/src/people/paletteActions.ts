import { IconUsersGroup } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaletteAction } from '../ui/paletteAction.ts';
import { useMe } from './useMe.ts';

/** For those who may: what a right forbids is not offered by name. */
export function usePaletteActions(): readonly PaletteAction[] {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const me = useMe();
  if (me.whyNot('TEAMS', 'CREATE') !== undefined) return [];
  return [
    {
      id: 'add-team',
      label: t('teams.add'),
      icon: IconUsersGroup,
      run: () => void navigate({ to: '/settings/teams', search: { team: 'new' } }),
    },
  ];
}
