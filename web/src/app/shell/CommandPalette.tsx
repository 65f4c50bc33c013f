import '@mantine/spotlight/styles.css';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import {
  IconArrowRight,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMail,
  IconMoon,
  IconSearch,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { useMantineColorScheme } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../people/useMe.ts';
import { PresenceDot } from '../../ui/Avatar.tsx';
import { Kbd, ShortcutKeys } from '../../ui/Kbd.tsx';
import { type Language, LANGUAGES } from '../../base/i18n/languages.ts';
import type { Sandbox } from '../../sandbox/useSandbox.ts';
import { placeOf } from '../settings/settingsIndex.ts';
import { useSettings } from '../settings/useSettings.ts';
import { signOut } from '../../base/session/signOut.ts';
import { isOffered } from '../../base/places.ts';
import { ALL_PAGES, RAIL } from '../areas.ts';
import { CHOICES, useSetPresence } from './PresenceMenu.tsx';
import { useActionsOfAreas } from './useActionsOfAreas.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';
import { useFoundEverywhere } from './useFoundEverywhere.tsx';
import { useNumberActions } from './useNumberActions.tsx';
import { foldName, hasWords } from '../../ui/search.ts';

const [store, actions] = createSpotlight();

const THEMES = [
  { scheme: 'light', name: 'light', icon: IconSun },
  { scheme: 'dark', name: 'dark', icon: IconMoon },
  { scheme: 'auto', name: 'system', icon: IconDeviceDesktop },
] as const;

/** ⌘K: people, contacts, conversations, numbers, also new ones to call, every page, every setting and the common actions by name. */
export function CommandPalette({
  asked,
  sandbox,
  onShortcuts,
}: {
  /** Opens anew each time that it was asked for (palette.ts). */
  asked: number;
  sandbox: Sandbox | undefined;
  onShortcuts: () => void;
}) {
  const { t, i18n } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const ofAreas = useActionsOfAreas();
  const setPresence = useSetPresence();
  const choose = useChooseLanguage();
  const { scope } = useMe();
  const [query, setQuery] = useState('');
  // Asked for anew, it has forgotten what was looked for before.
  const [openedFor, setOpenedFor] = useState(asked);
  if (openedFor !== asked) {
    setOpenedFor(asked);
    setQuery('');
  }
  const ofNumber = useNumberActions(query);
  const found = [...ofNumber, ...useFoundEverywhere(query, scope('MESSAGES', 'READ') !== undefined)];
  const settings = useSettings(query).filter(({ title }) => title !== undefined);
  useEffect(() => {
    if (asked > 0) actions.open();
  }, [asked]);
  const foundIds = found.flatMap((group) => group.actions.map(({ id }) => id)).join();
  useEffect(() => selectFirst(`${query} ${foundIds}`), [query, foundIds]);
  const open = (url: string) => window.open(url, url === sandbox?.handsetUrl ? 'ringline-handset' : '_blank');
  const icon = { size: 18, stroke: 1.75 };

  const languages = Object.entries(LANGUAGES) as [Language, string][];
  const groups: SpotlightActionGroupData[] = [
    {
      group: t('palette.pages'),
      actions: ALL_PAGES.filter((link) => isOffered(link, scope)).map(({ path, page }) => ({
        id: path,
        label: path.startsWith('/onboarding/') ? `${t('pages.onboarding')}: ${t(`pages.${page}`)}` : t(`pages.${page}`),
        leftSection: <IconArrowRight {...icon} />,
        rightSection: areaKeys(path),
        onClick: () => void navigate({ to: path }),
      })),
    },
    {
      group: t('palette.actions'),
      actions: [
        ...ofAreas.map(({ id, label, icon: ActionIcon, shortcut, run }) => ({
          id,
          label,
          leftSection: <ActionIcon {...icon} />,
          rightSection: shortcut === undefined ? undefined : <ShortcutKeys of={shortcut} />,
          onClick: run,
        })),
        ...CHOICES.map((choice) => ({
          id: choice,
          label: `${t('presence.title')}: ${t(`common:presence.${choice}`)}`,
          leftSection: <PresenceDot presence={choice} />,
          onClick: () => void setPresence(choice),
        })),
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
        ...THEMES.map(({ scheme, name, icon: ThemeIcon }) => ({
          id: scheme,
          label: `${t('top.theme')}: ${t(`top.${name}`)}`,
          leftSection: <ThemeIcon {...icon} />,
          onClick: () => setColorScheme(scheme),
        })),
        ...languages
          .filter(([code]) => code !== i18n.language)
          .map(([code, name]) => ({
            id: `language-${code}`,
            label: `${t('top.language')}: ${name}`,
            leftSection: <IconLanguage {...icon} />,
            onClick: () => void choose(code),
          })),
        {
          id: 'shortcuts',
          label: t('top.shortcuts'),
          leftSection: <IconKeyboard {...icon} />,
          rightSection: <ShortcutKeys of="map" />,
          onClick: onShortcuts,
        },
        {
          id: 'sign-out',
          label: t('top.signOut'),
          leftSection: <IconLogout {...icon} />,
          onClick: () => void signOut(),
        },
      ],
    },
    // Behind what is done at once: who types "busy" and Enter means it.
    {
      group: t('settings.title'),
      actions: settings.map((setting) => ({
        id: `setting-${setting.id}`,
        label: setting.label,
        description: t(`pages.${setting.page}`),
        // They fit already, accents apart.
        keywords: query,
        leftSection: <IconSettings {...icon} />,
        onClick: () => void navigate(placeOf(setting)),
      })),
    },
  ];

  return (
    <Spotlight
      store={store}
      actions={[...found, ...groups]}
      query={query}
      onQueryChange={setQuery}
      filter={(wanted, all) => matching(wanted, all as SpotlightActionGroupData[])}
      nothingFound={t('palette.none')}
      scrollable
      maxHeight={420}
      limit={60}
      radius="xl"
      overlayProps={{ blur: 0 }}
      attributes={{ content: { 'aria-label': t('palette.placeholder') }, actionLabel: { dir: 'auto' } }}
      shortcut={null}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.75} />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.placeholder'),
      }}
    />
  );
}

/** What goes to one of the main areas (ux §3). */
function areaKeys(path: string) {
  const index = RAIL.findIndex((entry) => entry.path === path);
  return index === -1 ? undefined : <Kbd keys={`alt+${index + 1}`} />;
}

/**
 * The first row is the chosen one, also when rows came after the last letter (the kit chooses at each letter alone, and
 * keeps the choice in the page).
 */
function selectFirst(_shown: string): void {
  const list = document.getElementById(store.getState().listId);
  if (list === null) return;
  list.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** What has all the words that were typed, in any order; a label that begins with them comes first in its group. */
function matching(wanted: string, groups: SpotlightActionGroupData[]): SpotlightActionGroupData[] {
  if (wanted.trim() === '') return groups;
  const textOf = ({ label, description, keywords }: SpotlightActionData) =>
    [label, description, keywords].flat().filter(Boolean).join(' ');
  const begins = ({ label }: SpotlightActionData) => (foldName(label ?? '').startsWith(foldName(wanted)) ? 0 : 1);
  return groups.flatMap(({ group, actions: all }) => {
    const fitting = all.filter((action) => hasWords(textOf(action), wanted)).toSorted((a, b) => begins(a) - begins(b));
    return fitting.length === 0 ? [] : [{ group, actions: fitting }];
  });
}
