/** What the audit log notes, in the reader's words. */
import i18next from 'i18next';
import { fullMoment, wallTimes, weekdayName, writtenDate } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';

export interface Change {
  readonly field: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

const exists = (key: string) => i18next.exists(key);
/** Keys are put together of what was noted, so that `exists` is asked first. */
const say = i18next.t as unknown as (key: string, values?: Record<string, string>) => string;

/** Where the words of a field's choices stand: those of the form in which it is chosen. */
const CHOICES: Readonly<Record<string, string>> = {
  type: 'numbers:type',
  closedFallback: 'numbers:closed',
  closedTarget: 'numbers:closed',
  fallback: 'numbers:fallback',
  queueRingStrategy: 'numbers:queue.strategy',
  queueJoinWhenEmpty: 'numbers:queue.join',
  queueCounterReset: 'numbers:queue.reset',
  recordingNotice: 'numbers:recordingNotice',
  smartAgentMode: 'numbers:smartAgent',
  ivrPrompt: 'automation:ours',
  sound: 'automation:ours',
  currencyFormat: 'workspaceSettings:format',
  preferredNumberType: 'workspaceSettings:numberType',
  mode: 'phone:supervising',
};
/** What a switch that is off says in the form. */
const OFF: Readonly<Record<string, string>> = {
  smartAgentMode: 'numbers:smartAgent.none',
  promptLanguage: 'numbers:promptLanguage.workspace',
  queueCallbackKey: 'numbers:queue.callback.off',
};

const weekday = (number: string) => weekdayName(Number(number), 'short');
const languageName = (code: string) => new Intl.DisplayNames(i18next.language, { type: 'language' }).of(code) ?? code;
const countryName = (code: string) => new Intl.DisplayNames(i18next.language, { type: 'region' }).of(code) ?? code;
const moment = (value: string) => fullMoment(new Date(value));
const day = (value: string) => writtenDate(new Date(value), { timeZone: 'UTC' });
/** `ringtone-lantern`, `real_estate`: names as they are written. */
const named = (value: string) => {
  const words = value.replace(/^ringtone-/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const forward = (value: string) =>
  value
    .replace(/^\+\d+/, (number) => formatPhone(number))
    .replace(', press 1', `, ${say('numbers:flow.pressOne.label')}`)
    .replace(", shows the workspace's number", `, ${say('auditLog:list.ownNumber')}`);
/** `TEAM_TEAMMATE Sales`, `PHONE_NUMBER +15035550174, press 1`. */
const target = (value: string, field: string) =>
  value.replace(/^([A-Z_]+) (.+)$/, (whole, action: string, to: string) => {
    const key = `${CHOICES[field]}.${action}`;
    return exists(key) ? `${say(key)}: ${forward(to)}` : whole;
  });
/** `1 Sales: QUEUE Sales; 9 Message: VOICEMAIL`, as telephony writes a menu (flowInWords.ts). */
const menu = (value: string) =>
  value
    .replaceAll(/: QUEUE ([^;]+)/g, (_, team: string) => `: ${say('numbers:flow.queueOf', { team })}`)
    .replaceAll(/: (\+\d+[^;]*)/g, (_, to: string) => `: ${forward(to)}`)
    .replaceAll(/: (VOICEMAIL|HANG_UP|BACK|OPERATOR|AI_AGENT|MENU|SOUND)\b/g, (_, kind: string) => {
      return `: ${say(`numbers:flow.target.${kind}`)}`;
    });
/** `Europe/Paris: 1 09:00-17:00, 2 09:00-12:00 13:00-17:00`; 1 is Monday. */
const hours = (value: string) =>
  value
    .replaceAll(/(: |, )([1-7]) (?=\d\d:)/g, (_, before: string, number: string) => `${before}${weekday(number)} `)
    .replaceAll(/(\d\d:\d\d)-(\d\d:\d\d)/g, (_, start: string, end: string) => wallTimes({ start, end }));
/** What was asked for: ROLE TEAMS:CREATE, FEATURE IVR, SEAT. */
const access = (value: string) => {
  const [, check, name = ''] = /^(?:(ROLE|FEATURE) ([A-Z_:]+)|SEAT)$/.exec(value) ?? [];
  if (value === 'SEAT') return say('people:seat.label');
  if (check === 'FEATURE') return say(`refusals:features.${name}`);
  if (check !== 'ROLE') return value;
  const [resource, action] = name.split(':');
  return `${say(`people:resource.${resource}`)}: ${say(`people:action.${action}`)}`;
};

type Format = (value: string, field: string, nameOf: (userId: string) => string | undefined) => string;

/** What is neither a word of ours nor as people read it. */
const FORMATS: Readonly<Record<string, Format>> = {
  access,
  businessHours: hours,
  callForward: forward,
  closedTarget: target,
  countries: (codes) => new Intl.ListFormat(i18next.language).format(codes.split(', ').map(countryName)),
  country: countryName,
  endedAt: moment,
  fallback: target,
  holidays: (value) => value.replaceAll('closes at midnight', say('auditLog:list.closesAtMidnight')),
  industry: named,
  ivrChoices: menu,
  language: languageName,
  mfaResetDueAt: moment,
  phoneNumber: (number) => formatPhone(number),
  profileImageMediaId: () => say('auditLog:list.picture'),
  promptLanguage: languageName,
  queueCallbackKey: (key) => say('auditLog:list.keepPlace', { key }),
  queueMembers: (members, _field, nameOf) =>
    members.replaceAll(/[\da-f-]{36}/g, (userId) => nameOf(userId) ?? say('auditLog:list.gone')),
  recordedUntil: day,
  ringToneId: named,
  startedAt: moment,
  teamSize: (size) => say('workspaceSettings:people', { size }),
};

/** Fields that hold whatever people wrote. */
const WRITTEN: ReadonlySet<string> = new Set(
  `agent address deactivationReason description displayName email emergencyAddress members name reason staticUniqueName tags team
   vanityUrl website`.split(/\s+/),
);

/** A field's label; of one that this version does not know, that it is another one. */
export const fieldWord = (field: string): string =>
  say(`auditLog:field.${exists(`auditLog:field.${field}`) ? field : 'other'}`);

/** A value as people read it. @param nameOf a member's name by the user's id */
export function valueWord(
  field: string,
  value: string | null | undefined,
  nameOf: (userId: string) => string | undefined = () => undefined,
): string {
  const off = OFF[field];
  if (off !== undefined && (value === 'false' || !value)) return say(off);
  if (!value) return say('auditLog:list.nothing');
  // What is a choice in one field is somebody's own text in another.
  if (WRITTEN.has(field)) return value;
  const places = [`auditLog:values.${field}`, CHOICES[field] ?? '', 'workspaceSettings:value'];
  const known = /^[\w-]+$/.test(value) ? places.map((place) => `${place}.${value}`).find(exists) : undefined;
  if (known !== undefined) return say(known);
  return FORMATS[field]?.(value, field, nameOf) ?? value;
}

/** What stands in the sentence of an entry, and not among its changes. */
export const IN_SENTENCE: ReadonlySet<string> = new Set(['callFlowVersion', 'restoredVersion']);

/**
 * What somebody did to a number's published flow, which is one change of its settings: a version that follows another was
 * published; the first that runs after none may have been there before.
 */
export function flowWord(changes: readonly Change[]): string | undefined {
  const version = changes.find(({ field }) => field === 'callFlowVersion');
  if (version === undefined) return undefined;
  const [before, after] = [version.before, version.after].map((value) => (value === 'false' ? '' : (value ?? '')));
  if (!after) return say('auditLog:flow.stopped');
  const restored = changes.find(({ field }) => field === 'restoredVersion')?.after;
  if (restored) return say('auditLog:flow.restored', { version: restored, as: after });
  const published = before || after === '1';
  return say(`auditLog:flow.${published ? 'published' : 'started'}`, { version: after });
}
