/** A number's flow as everybody outside telephony sees it. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { IvrChoiceSchema } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Fallback, FlowDetails, FlowType, MenuTarget } from '../calls/engine/flow/config.ts';
import type { Forward } from '../calls/engine/flow/graph.ts';
import { choicesOf } from './flowChoices.ts';
import { promptInit, soundIds } from './flowSounds.ts';
import { holidaysInit } from './holidays.ts';
import { queueInit } from './queueChoices.ts';
import { textBackInit } from './textBack.ts';

type Init = Exclude<MessageInitShape<typeof IvrChoiceSchema>, { $typeName: string }>;

const forwardInit = ({ to, pressOne, showCaller = true }: Forward) => ({
  phoneNumber: to,
  pressOneToAccept: pressOne,
  showCallerNumber: showCaller,
});

function fallbackInit(fallback: Fallback) {
  switch (fallback.action) {
    case 'PHONE_NUMBER':
      return { action: fallback.action, forward: forwardInit(fallback.forward) };
    case 'TEAM_TEAMMATE':
      return { action: fallback.action, teamId: fallback.teamId ?? '', userId: fallback.userId ?? '' };
    default:
      return { action: fallback.action };
  }
}

function targetInit(target: MenuTarget): Init {
  switch (target.kind) {
    case 'TEAM':
    case 'QUEUE':
      return { target: target.kind, teamId: target.teamId };
    case 'USER':
      return { target: target.kind, userId: target.userId };
    case 'PHONE_NUMBER':
      return { target: target.kind, forward: forwardInit(target.forward) };
    case 'MENU':
      return { target: target.kind, prompt: promptInit(target.menu.prompt) };
    case 'SOUND':
      return { target: target.kind, prompt: promptInit(target.prompt) };
    default:
      return { target: target.kind };
  }
}

/**
 * @param takesMessages whether a caller whom nobody takes may leave a message: the fallback where there is no other; after an
 * announcement nobody was asked, and the caller is hung up on
 */
export function flowInit(type: FlowType, flow: FlowDetails | null, takesMessages: boolean) {
  const { menu, sound, fallback, closed, callForward, queue, sounds, holidays, textBack, language, recordingNotice } =
    flow ?? {};
  const last: Fallback | null = takesMessages && type !== 'SOUND' ? { action: 'VOICEMAIL' } : null;
  const falls = fallback ?? last;
  return {
    ...(falls ? { fallback: fallbackInit(falls) } : {}),
    ...(closed ? { closedTarget: fallbackInit(closed) } : {}),
    ...(callForward ? { callForward: forwardInit(callForward) } : {}),
    ...(sound ? { sound: promptInit(sound) } : {}),
    ...soundIds(sounds),
    queue: queueInit(queue),
    ...textBackInit(textBack),
    promptLanguage: language ?? '',
    finishQueueAtClose: flow?.finishQueueAtClose ?? true,
    recordingNotice: recordingNotice ?? 'ANNOUNCEMENT',
    allowPause: flow?.allowPause ?? true,
    leaveOutsidersConnected: flow?.leaveOutsidersConnected ?? false,
    holidays: holidaysInit(holidays),
    ...(menu
      ? {
          ivrPrompt: promptInit(menu.prompt),
          ivrChoices: choicesOf(menu).map(({ keys, label, target }) => ({ keys, label, ...targetInit(target) })),
        }
      : {}),
  };
}
