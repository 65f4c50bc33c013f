/** What can be set, and where: each card and the fields that people look for, by the words that stand there. */
import type settingWords from '../texts/settingWords/en.json';
import { type PageName, SETTINGS } from '../shell/areas.ts';
import { foldName } from '../../ui/search.ts';

/** Names a setting in an address, and its other words in settingWords.json. */
export type SettingId = keyof typeof settingWords.of;

export interface Setting {
  readonly id: SettingId;
  readonly page: PageName;
  /** The text of its card's or field's heading, `namespace:key`; without one the page as a whole is meant. */
  readonly title?: string;
  /** The heading of a field's card, where the field itself stands only with some choices. */
  readonly within?: string;
  /** What else stands in the card: looked for, not shown. */
  readonly also?: readonly string[];
  /** The view of its page. */
  readonly view?: 'audit' | 'blocked' | 'roles';
}

const on = (page: PageName, settings: readonly Omit<Setting, 'page'>[]): Setting[] =>
  settings.map((setting) => ({ page, ...setting }));

export const SETTINGS_INDEX: readonly Setting[] = [
  ...on('profile', [
    { id: 'own-name', title: 'account:profile.you', also: ['account:profile.firstName', 'account:profile.lastName'] },
    { id: 'reach', title: 'account:profile.reach', also: ['account:email.title', 'account:phone.title'] },
    { id: 'own-language', title: 'account:profile.language' },
    { id: 'own-timezone', title: 'account:profile.timezone' },
    {
      id: 'own-place',
      title: 'account:profile.place',
      also: ['account:profile.country', 'account:profile.city', 'account:profile.address'],
    },
    {
      id: 'keyboard',
      title: 'account:preferences.title',
      also: ['account:preferences.singleKeyShortcuts', 'account:preferences.enterSends'],
    },
  ]),
  ...on('accountSecurity', [
    { id: 'password', title: 'account:password.title', also: ['account:password.change'] },
    { id: 'two-step', title: 'account:mfa.title', also: ['account:mfa.app', 'account:mfa.codes'] },
    { id: 'qr', title: 'account:qr.title' },
    { id: 'google', title: 'account:google.title' },
    { id: 'sessions', title: 'account:sessions.title' },
  ]),
  ...on('notifications', [
    { id: 'browser', title: 'notifications:browser.title', also: ['notifications:browser.desktop'] },
    {
      id: 'channels',
      title: 'notifications:matrix.title',
      also: ['notifications:matrix.toast', 'notifications:matrix.push', 'notifications:events.MISSED_CALL'],
    },
    {
      id: 'look-and-sound',
      title: 'notifications:how.title',
      also: ['notifications:how.includeMessagePreview', 'notifications:how.playNotificationSound'],
    },
    { id: 'schedule', title: 'notifications:schedule.title', also: ['notifications:schedule.enabled'] },
    { id: 'own-hours', title: 'notifications:hours.title', also: ['notifications:hours.enabled'] },
  ]),
  ...on('manageWorkspaces', [
    {
      id: 'own-workspaces',
      title: 'account:workspaces.yours',
      also: ['account:workspaces.leave', 'account:workspaces.create', 'account:workspaces.reactivate'],
    },
  ]),
  ...on('joinWorkspace', [{ id: 'join' }]),
  ...on('workspaceProfile', [
    { id: 'own-role', title: 'workspaceSettings:me.role', also: ['people:seat.label'] },
    { id: 'presence', title: 'workspaceSettings:me.presence' },
    { id: 'devices', title: 'workspaceSettings:devices.title' },
    { id: 'own-ringtone', title: 'workspaceSettings:ringtone.label' },
  ]),
  ...on('workspaceSettings', [
    {
      id: 'identity',
      title: 'workspaceSettings:cards.identity',
      also: [
        'workspaceSettings:displayName.label',
        'workspaceSettings:uniqueName.label',
        'workspaceSettings:vanity.label',
        'workspaceSettings:website.label',
        'workspaceSettings:industry',
        'workspaceSettings:teamSize',
      ],
    },
    { id: 'address', title: 'workspaceSettings:cards.address' },
    { id: 'region', title: 'workspaceSettings:cards.region', also: ['workspaceSettings:format.label'] },
    { id: 'country', title: 'workspaceSettings:country' },
    { id: 'timezone', title: 'workspaceSettings:timezone' },
    { id: 'language', title: 'workspaceSettings:language' },
    { id: 'currency', title: 'workspaceSettings:currency' },
    { id: 'calls', title: 'workspaceSettings:cards.calls', also: ['workspaceSettings:numberType.label'] },
    { id: 'service-level', title: 'workspaceSettings:serviceLevel.label' },
    { id: 'access', title: 'workspaceSettings:cards.access' },
    { id: 'require-two-step', title: 'workspaceSettings:mfa.label' },
    { id: 'long-passwords', title: 'workspaceSettings:strict.label' },
    { id: 'sign-out', title: 'workspaceSettings:idle.label' },
    { id: 'domain', title: 'workspaceSettings:domain.label' },
    { id: 'recordings', title: 'workspaceSettings:recordings.title' },
    { id: 'retention', title: 'workspaceSettings:recordings.label', within: 'workspaceSettings:recordings.title' },
    {
      id: 'recording-access',
      title: 'workspaceSettings:recordings.access',
      within: 'workspaceSettings:recordings.title',
    },
    {
      id: 'monitoring',
      title: 'workspaceSettings:recordings.monitorTitle',
      also: ['workspaceSettings:recordings.monitor'],
    },
    { id: 'countries', title: 'workspaceSettings:countries.title', also: ['workspaceSettings:countries.label'] },
    { id: 'ownership', title: 'workspaceSettings:owner.title', also: ['workspaceSettings:owner.action'] },
    { id: 'close', title: 'workspaceSettings:close.title' },
    { id: 'audit', title: 'workspaceSettings:view.audit', view: 'audit' },
  ]),
  ...on('users', [
    { id: 'invite', title: 'people:invite.action', also: ['people:invitations.title'] },
    { id: 'seats', title: 'people:seats.title' },
    { id: 'roles', title: 'people:roles.title', also: ['people:roles.compare'] },
    { id: 'permissions', title: 'people:matrix.title', view: 'roles' },
  ]),
  ...on('teams', [{ id: 'teams' }]),
  ...on('numbersAndChannels', [
    { id: 'ring', title: 'numbers:cards.ring', also: ['numbers:team.label', 'numbers:timeout.label'] },
    { id: 'block-anonymous', title: 'numbers:blockAnonymous', within: 'numbers:cards.ring' },
    {
      id: 'flow',
      title: 'numbers:cards.flow',
      also: [
        'numbers:type.QUEUE',
        'numbers:type.IVR',
        'numbers:type.SOUND',
        'numbers:fallback.label',
        'numbers:smartAgent.label',
      ],
    },
    { id: 'hear', title: 'numbers:cards.hear', also: ['numbers:promptLanguage.label'] },
    { id: 'greeting', title: 'numbers:greeting.label', within: 'numbers:cards.hear' },
    { id: 'voicemail', title: 'numbers:voicemail.label', within: 'numbers:cards.hear' },
    {
      id: 'record',
      title: 'numbers:record.label',
      within: 'numbers:cards.hear',
      also: ['numbers:recordingNotice.label', 'numbers:transcribe.label'],
    },
    { id: 'conference', title: 'numbers:cards.conference', also: ['numbers:leaveOutsiders.label'] },
    { id: 'missed', title: 'numbers:cards.missed', also: ['numbers:textBack.label'] },
    {
      id: 'opening-hours',
      title: 'numbers:cards.open',
      also: ['numbers:open.label', 'numbers:closed.label', 'holidays:title'],
    },
    { id: 'emergency', title: 'numbers:emergency.title' },
    { id: 'block-number', title: 'blockList:add.title', view: 'blocked' },
    { id: 'block-list', title: 'blockList:list.title', also: ['numbers:blocked'], view: 'blocked' },
  ]),
  ...on('widget', [{ id: 'widget' }]),
  ...on('integrations', [{ id: 'integrations' }]),
  ...on('compliance', [{ id: 'compliance' }]),
  ...on('emailAlerts', [
    {
      id: 'summary',
      title: 'notifications:summary.title',
      also: ['notifications:summary.interval', 'notifications:summary.emails'],
    },
    { id: 'other-emails', title: 'notifications:alerts.title' },
  ]),
  ...on('billing', [{ id: 'billing' }]),
  ...on('changePlan', [{ id: 'plan' }]),
];

/** Where texts of the index stand, so that they are there before somebody looks for one. */
export const INDEX_AREAS = [
  'shell',
  'settingWords',
  'account',
  'notifications',
  'workspaceSettings',
  'people',
  'numbers',
  'holidays',
  'blockList',
] as const;

const PATHS = new Map<PageName, string>(
  Object.values(SETTINGS).flatMap((links) => links.map(({ path, page }) => [page, path] as const)),
);

/** Where a setting is found: its page, the view of it, and the heading that is gone to. */
export const placeOf = ({ id, page, title, view }: Setting) => ({
  to: PATHS.get(page) ?? '/',
  search: view === undefined ? {} : { view },
  ...(title === undefined ? {} : { hash: id }),
});

/** From so many letters on a word is found within another one too: `zeiten` in Öffnungszeiten. */
const WITHIN = 4;

/** Whether a text has all the words that were typed, in any order. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = foldName(text);
  const words = folded.split(' ');
  return foldName(wanted)
    .split(' ')
    .filter(Boolean)
    .every((word) => (word.length < WITHIN ? words.some((one) => one.startsWith(word)) : folded.includes(word)));
}

export interface FoundSetting extends Setting {
  readonly label: string;
  /** Everything that it is found by. */
  readonly text: string;
}

/**
 * All settings in words.
 * @param say the text of a `namespace:key`
 */
export const settingsInWords = (say: (key: string) => string): FoundSetting[] =>
  SETTINGS_INDEX.map((setting) => {
    const { id, page, title, also = [] } = setting;
    const label = say(title ?? `shell:pages.${page}`);
    return {
      ...setting,
      label,
      text: [label, say(`shell:pages.${page}`), ...also.map(say), say(`settingWords:of.${id}`)].join(' '),
    };
  });
