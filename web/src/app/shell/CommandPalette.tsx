import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconArrowRight,
  IconDeviceMobile,
  IconKeyboard,
  IconLogout,
  IconMail,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react';
import { useMantineColorScheme } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { signOut } from '../session/signOut.ts';
import { ALL_PAGES } from './areas.ts';

const [store, actions] = createSpotlight();

/** Opens and closes the palette from anywhere. */
export const palette = actions;

/** ⌘K: every page and the common actions by name. */
export function CommandPalette({ sandbox, onShortcuts }: { sandbox: Sandbox | undefined; onShortcuts: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const open = (url: string) => window.open(url, url === sandbox?.handsetUrl ? 'ringline-handset' : '_blank');
  const icon = { size: 18, stroke: 1.75 };

  const groups: SpotlightActionGroupData[] = [
    {
      group: t('palette.pages'),
      actions: ALL_PAGES.map(({ path, page }) => ({
        id: path,
        label: t(`pages.${page}`),
        leftSection: <IconArrowRight {...icon} />,
        onClick: () => void navigate({ to: path }),
      })),
    },
    {
      group: t('palette.actions'),
      actions: [
        ...(sandbox === undefined
          ? []
          : [
              {
                id: 'handset',
                label: t('sandbox.handset'),
                leftSection: <IconDeviceMobile {...icon} />,
                onClick: () => void open(sandbox.handsetUrl),
              },
              {
                id: 'mailbox',
                label: t('sandbox.mailbox'),
                leftSection: <IconMail {...icon} />,
                onClick: () => void open(sandbox.mailboxUrl),
              },
            ]),
        {
          id: 'light',
          label: `${t('top.theme')}: ${t('top.light')}`,
          leftSection: <IconSun {...icon} />,
          onClick: () => setColorScheme('light'),
        },
        {
          id: 'dark',
          label: `${t('top.theme')}: ${t('top.dark')}`,
          leftSection: <IconMoon {...icon} />,
          onClick: () => setColorScheme('dark'),
        },
        { id: 'shortcuts', label: t('top.shortcuts'), leftSection: <IconKeyboard {...icon} />, onClick: onShortcuts },
        {
          id: 'sign-out',
          label: t('top.signOut'),
          leftSection: <IconLogout {...icon} />,
          onClick: () => void signOut(),
        },
      ],
    },
  ];

  return (
    <Spotlight
      store={store}
      actions={groups}
      nothingFound={t('palette.none')}
      scrollable
      maxHeight={420}
      limit={60}
      radius="xl"
      overlayProps={{ blur: 0 }}
      attributes={{ content: { 'aria-label': t('palette.placeholder') } }}
      shortcut="mod + K"
      tagsToIgnore={[]}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.75} />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.placeholder'),
      }}
    />
  );
}
