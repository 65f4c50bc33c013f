/**
 * Commands that set something of a leg at the carrier, where the last one counts: hold, what a recording takes, who hears it. Two
 * replicas may send two of them in the other order than they were decided in, so each says in the call's state what it sets.
 */
import type { CommandBody } from './commands.ts';
import type { CallState } from './state.ts';

export type SettingCommand = Extract<CommandBody, { kind: 'HOLD_LEG' | 'CAPTURE' | 'COACH' }>;

/** One that is under way. */
export interface Setting {
  kind: SettingCommand['kind'];
  legId: string;
  /** Absent in those of a release before, of which nobody knows. */
  value?: string;
  /** Another one with another value was under way at the same time: which of them the carrier did last, nobody knows. */
  disputed: boolean;
}

const KINDS: ReadonlySet<string> = new Set(['HOLD_LEG', 'CAPTURE', 'COACH'] satisfies SettingCommand['kind'][]);
const DISPUTED = ':DISPUTED';

export const isSetting = (command: CommandBody): command is SettingCommand => KINDS.has(command.kind);

/** What it sets, in one word. */
export function settingValue(command: SettingCommand): string {
  switch (command.kind) {
    case 'HOLD_LEG':
      return command.hold ? 'HELD' : 'FREE';
    case 'CAPTURE':
      return command.capture;
    case 'COACH':
      return command.coach ?? (command.muted ? 'NOBODY' : 'EVERYBODY');
  }
}

/** What an entry of `inFlight` sets; null: it is another command. */
export function readSetting(what: string | undefined): Setting | null {
  const [kind = '', legId = '', value] = (what ?? '').split(':');
  if (!KINDS.has(kind)) return null;
  const known = value === undefined ? {} : { value };
  return { kind: kind as Setting['kind'], legId, ...known, disputed: what?.endsWith(DISPUTED) === true };
}

/** Whether one of this kind is under way for this leg. */
export const setsStill = ({ inFlight }: CallState, { kind, legId }: Pick<Setting, 'kind' | 'legId'>): boolean =>
  Object.values(inFlight).some((what) => what === `${kind}:${legId}` || what.startsWith(`${kind}:${legId}:`));

/** Notes a new one beside those that are under way. */
export function noteSetting({ inFlight }: CallState, id: string, command: SettingCommand): void {
  const { kind, legId } = command;
  let mine = `${kind}:${legId}:${settingValue(command)}`;
  for (const [other, what] of Object.entries(inFlight)) {
    const before = readSetting(what);
    if (before?.kind !== kind || before.legId !== legId || before.value === settingValue(command)) continue;
    if (before.value !== undefined && !before.disputed) inFlight[other] = what + DISPUTED;
    mine = `${kind}:${legId}:${settingValue(command)}${DISPUTED}`;
  }
  inFlight[id] = mine;
}
