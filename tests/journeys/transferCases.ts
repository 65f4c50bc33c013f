/** What can become of a transfer between people of ours, and what the caller hears of it. */
import { goertzel } from '@ringline/sandbox/media/tones';
import { parseWav } from '@ringline/sandbox/media/wav';
import { expect } from 'vitest';
import { LOUD, QUIET } from '../testkit/callerEar.ts';
import type { Owner, Payload } from '../testkit/index.ts';
import { asked, HANDED_OVER, takenBack, TO_MAILBOX, type TransferCase } from './transferCase.ts';
import { SAYS, until, type TransferScene } from './transferScene.ts';

/** How many times as loud as the other one a voice is that speaks alone: 12 dB. */
const ALONE = 4;

/** A call of somebody else that Ben takes. */
async function benIsOnACall(scene: TransferScene): Promise<void> {
  await scene.opens('ben');
  const other = await scene.outside.call(scene.callerNumber.replace('503', '212'), scene.everybodysNumber, 'silence');
  await scene.takes('ben');
  await until('Ben is on the call', async () => {
    const { getMyLiveCalls } = await scene.of('ben').api.run('{ getMyLiveCalls { phase } }');
    return getMyLiveCalls[0]?.phase === 'TALKING' || undefined;
  });
  await scene.isRefused('ON_A_CALL');
  await scene.outside.hangUp(other.sid);
}

async function everyCallIsRecorded({ api, number: { id } }: Owner): Promise<void> {
  const { getSinglePhoneNumber } = await api.run('query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }', {
    id,
  });
  await api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { version } }',
    { input: { id, version: getSinglePhoneNumber.version, enableCallRecording: true } },
  );
}

/**
 * Ana, Ben, nobody of them, or, as `?`, both. A voice that stuttered, as a browser's does on a machine that is behind, is less loud
 * in that half second, and stands a little beside its pitch: it is still the only one.
 */
function whoIsHeard(ana: number, ben: number): 'A' | 'B' | '-' | '?' {
  if (ana + ben < QUIET) return '-';
  if (ana > ALONE * ben) return 'A';
  return ben > ALONE * ana ? 'B' : '?';
}

/** One file from Ana to Ben: the caller all along, and what the caller hears, which is not what the two of them say to each other. */
async function isRecordedWhole({ owner, callId }: TransferScene): Promise<void> {
  const url = await until('the recording is there', async () => {
    const { fetchConversations } = await owner.api.run(
      '{ fetchConversations(channel: call) { data { call { callId recording { state url } } } } }',
    );
    const { recording } = fetchConversations.data.find(({ call }: Payload) => call.callId === callId).call;
    return recording?.state === 'READY' ? (recording.url as string) : undefined;
  });
  const { samples, sampleRate, channels } = parseWav(Buffer.from(await (await owner.api.fetch(url)).arrayBuffer()));
  expect(channels).toBe(2);
  const half = sampleRate / 2;
  const halves = Array.from({ length: Math.floor(samples.length / 2 / half) }, (_, part) => {
    const level = (channel: number, hertz: number) =>
      goertzel(
        Array.from({ length: half }, (__, i) => samples[(part * half + i) * 2 + channel] ?? 0),
        hertz,
      );
    return { said: level(0, SAYS.caller) > LOUD, listened: whoIsHeard(level(1, SAYS.ana), level(1, SAYS.ben)) };
  });
  expect(halves.map(({ listened }) => listened).join('')).toMatch(/^-*\??A{3,}\??-{3,}\??B{3,}\??-?$/);
  expect(halves.filter(({ said }) => said).length / halves.length, 'said all along').toBeGreaterThan(0.8);
}

export const betweenPeople: readonly TransferCase[] = [
  {
    name: 'Ana talks with Ben and completes',
    async happens(scene) {
      await asked(scene);
      await scene.change('completeTransfer');
      await scene.isOff('ana');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana completes, and Ben ends the call later',
    async happens(scene) {
      await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben');
      await scene.ends('ben');
      await scene.ear.gone;
    },
    heard: HANDED_OVER,
    ends: 'GONE',
    completed: true,
  },
  {
    name: 'Ben takes it on one of two devices, the other one stops',
    async happens(scene) {
      await scene.opens('ben');
      await scene.opensSecond('ben');
      await scene.transfer('WARM');
      await scene.takesOnSecond('ben');
      await scene.consulting();
      await scene.change('completeTransfer');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana merges, and leaves later',
    async happens(scene) {
      await asked(scene);
      await scene.change('mergeTransfer');
      await scene.merged();
      await scene.ends('ana');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
  },
  {
    name: 'Ana merges, and Ben leaves',
    async happens(scene) {
      await asked(scene);
      await scene.change('mergeTransfer');
      await scene.merged();
      await scene.ends('ben');
      await scene.together('ana');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: "Ana merges, and Ana's browser dies",
    async happens(scene) {
      await asked(scene);
      await scene.change('mergeTransfer');
      await scene.merged();
      await scene.dies('ana');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
  },
  {
    name: 'Ana goes back to the caller after she talked with Ben',
    async happens(scene) {
      await asked(scene);
      await scene.change('takeBackCall');
      await scene.isOff('ben');
      await scene.together('ana');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben declines, Ana takes the call back',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await takenBack(scene, 'DECLINED');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben declines, Ana does not want it: the number takes a message',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await scene.returns('DECLINED');
      await scene.ends('ana');
      await scene.stage('VOICEMAIL');
    },
    heard: TO_MAILBOX,
    ends: 'MAILBOX',
  },
  {
    name: 'Ben does not answer in time, Ana takes the call back',
    waits: true,
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.ringsOut();
      await takenBack(scene, 'NO_ANSWER');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben does not answer in time, and Ana is not at her desk: the number takes a message',
    waits: true,
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.ringsOut();
      await scene.returns('NO_ANSWER');
      await scene.isNotTakenBack();
    },
    heard: TO_MAILBOX,
    ends: 'MAILBOX',
  },
  {
    name: 'Ana cancels while Ben rings',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.rings('ben');
      await scene.change('takeBackCall');
      await scene.stopsRinging('ben');
      await scene.stage('CANCELLED');
      await scene.together('ana');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben closes the tab while he talks with Ana, who takes the call back',
    async happens(scene) {
      await asked(scene);
      await scene.closesTheTab('ben');
      await takenBack(scene, 'HUNG_UP');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben presses End while he talks with Ana, who is not at her desk: the number takes a message',
    waits: true,
    async happens(scene) {
      await asked(scene);
      await scene.ends('ben');
      await scene.returns('HUNG_UP');
      await scene.isNotTakenBack();
    },
    heard: TO_MAILBOX,
    ends: 'MAILBOX',
  },
  {
    name: "Ben's browser dies while he rings, Ana takes the call back",
    waits: true,
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.rings('ben');
      await scene.dies('ben');
      await scene.rangOut();
      await takenBack(scene, 'NO_ANSWER');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: "Ben's browser dies while he talks with Ana, who takes the call back",
    async happens(scene) {
      await asked(scene);
      await scene.dies('ben');
      await takenBack(scene, 'HUNG_UP');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben is on another call: it is refused, and the caller stays with Ana',
    happens: benIsOnACall,
    heard: ['PERSON'],
    ends: 'ana',
  },
  {
    name: 'Ben has no phone: it is refused, and the caller stays with Ana',
    away: ['ben'],
    happens: (scene) => scene.isRefused('NO_PHONE'),
    heard: ['PERSON'],
    ends: 'ana',
  },
  {
    name: 'the caller was on hold',
    async happens(scene) {
      await scene.holds();
      await scene.ear.hears('TONE');
      await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'the number records: one file goes on',
    number: everyCallIsRecorded,
    async happens(scene) {
      await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
    after: isRecordedWhole,
  },
  {
    name: 'Ben declines at first, and takes it when he is asked again',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await takenBack(scene, 'DECLINED');
      await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben');
    },
    heard: ['PERSON', 'TONE', 'PERSON', 'TONE', 'PERSON'],
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ben has it, and hands it on to Cyd',
    team: true,
    async happens(scene) {
      await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben');
      await scene.transfer('WARM', 'cyd', 'ben');
      await scene.takes('cyd');
      await scene.consulting('cyd', 'ben');
      await scene.change('completeTransfer', 'ben');
      await scene.together('cyd');
    },
    heard: ['PERSON', 'TONE', 'PERSON', 'TONE', 'PERSON'],
    ends: 'cyd',
    completed: true,
  },
];
