/** A flow in the words of the audit log: targets by the names that teams and people have now. */
import type { Fallback, FlowDetails, MenuTarget } from '../calls/engine/flow/config.ts';
import type { Forward, Prompt } from '../calls/engine/flow/graph.ts';
import type { Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { choicesOf } from './flowChoices.ts';
import { ownSoundIds, promptInit, soundsInWords } from './flowSounds.ts';
import { holidaysInWords } from './holidays.ts';
import { queueInWords } from './queueChoices.ts';
import { smartAgentInWords } from './smartAgent.ts';
import { textBackInWords } from './textBack.ts';

type Names = ReadonlyMap<string, string>;

/** The names of everybody whom these numbers' flows lead to. */
export async function namesOf(
  { tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>,
  numbers: readonly PhoneNumber[],
): Promise<Names> {
  const ids = numbers.flatMap(({ flow }) => targetsOf(flow as FlowDetails | null));
  if (ids.length === 0) return new Map();
  const teams = await tx.teamCopy.findMany({
    where: { workspaceId, id: { in: ids } },
    select: { id: true, name: true },
  });
  const people = await tx.memberCopy.findMany({
    where: { workspaceId, userId: { in: ids } },
    select: { userId: true, name: true },
  });
  const sounds = await tx.sound.findMany({ where: { workspaceId, id: { in: ids } }, select: { id: true, name: true } });
  return new Map([
    ...sounds.map(({ id, name }) => [id, name] as const),
    ...teams.map(({ id, name }) => [id, name] as const),
    ...people.map(({ userId, name }) => [userId, name] as const),
  ]);
}

const soundOf = (prompt: Prompt | null | undefined) => (prompt && 'sound' in prompt ? prompt.sound : undefined);

function targetsOf(flow: FlowDetails | null): string[] {
  const choices = flow?.menu ? choicesOf(flow.menu).map(({ target }) => target) : [];
  const prompts = choices.map((target) =>
    target.kind === 'MENU' ? target.menu.prompt : target.kind === 'SOUND' ? target.prompt : undefined,
  );
  const played = [...prompts, flow?.menu?.prompt, flow?.sound].map(soundOf);
  const greetings = (flow?.holidays ?? []).map(({ greeting }) => soundOf(greeting));
  const heard = ownSoundIds([
    ...played,
    ...greetings,
    flow?.sounds?.greeting,
    flow?.sounds?.holdMusic,
    flow?.sounds?.voicemail,
    flow?.sounds?.closed,
  ]);
  const people = [...choices, flow?.fallback, flow?.closed].flatMap((target) => {
    if (!target) return [];
    return [
      ...('teamId' in target && target.teamId ? [target.teamId] : []),
      ...('userId' in target && target.userId ? [target.userId] : []),
    ];
  });
  return [...heard, ...people];
}

const forwardInWords = ({ to, pressOne, showCaller = true }: Forward): string =>
  [to, ...(pressOne ? ['press 1'] : []), ...(showCaller ? [] : ["shows the workspace's number"])].join(', ');

/** Field by field; "false" is nothing. */
export function flowInWords(flow: FlowDetails | null, names: Names): Record<string, string> {
  const { menu, sound, fallback, closed, callForward, queue, sounds, custom, holidays, textBack, language } =
    flow ?? {};
  const promptInWords = (prompt: Prompt): string => {
    const shown = promptInit(prompt);
    if ('say' in shown) return `“${shown.say}”`;
    return 'soundId' in shown ? (names.get(shown.soundId) ?? shown.soundId) : shown.sound;
  };
  const name = (id: string | null) => names.get(id ?? '') ?? id ?? '';
  const fallbackWords = (given: Fallback | null | undefined): string => {
    if (!given) return 'false';
    if (given.action === 'PHONE_NUMBER') return `${given.action} ${forwardInWords(given.forward)}`;
    return given.action === 'TEAM_TEAMMATE' ? `${given.action} ${name(given.teamId ?? given.userId)}` : given.action;
  };
  const targetWords = (target: MenuTarget): string => {
    switch (target.kind) {
      case 'TEAM':
        return name(target.teamId);
      case 'QUEUE':
        return `QUEUE ${name(target.teamId)}`;
      case 'USER':
        return name(target.userId);
      case 'PHONE_NUMBER':
        return forwardInWords(target.forward);
      case 'MENU':
        return `MENU ${promptInWords(target.menu.prompt)}`;
      case 'SOUND':
        return `SOUND ${promptInWords(target.prompt)}`;
      default:
        return target.kind;
    }
  };
  const choices = menu ? choicesOf(menu) : [];
  return {
    fallback: fallbackWords(fallback),
    closedTarget: fallbackWords(closed),
    callForward: callForward ? forwardInWords(callForward) : 'false',
    ivrPrompt: menu ? promptInWords(menu.prompt) : 'false',
    ivrChoices: menu
      ? choices.map(({ keys, label, target }) => `${keys.join(' ')} ${label}: ${targetWords(target)}`).join('; ')
      : 'false',
    sound: sound ? promptInWords(sound) : 'false',
    callFlowVersion: custom ? String(custom.version) : 'false',
    holidays: holidaysInWords(holidays, promptInWords),
    ...queueInWords(queue),
    ...textBackInWords(textBack),
    ...smartAgentInWords(flow),
    promptLanguage: language ?? 'false',
    finishQueueAtClose: String(flow?.finishQueueAtClose ?? true),
    recordingNotice: flow?.recordingNotice ?? 'ANNOUNCEMENT',
    allowPause: String(flow?.allowPause ?? true),
    leaveOutsidersConnected: String(flow?.leaveOutsidersConnected ?? false),
    ...soundsInWords(sounds, names),
  };
}
