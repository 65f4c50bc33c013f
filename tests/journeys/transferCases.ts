/** What can become of a transfer between people of ours, and what the caller hears of it. */
import { goertzel } from '@ringline/sandbox/media/tones';
import { parseWav } from '@ringline/sandbox/media/wav';
import { expect } from 'vitest';
import { LOUD, QUIET } from '../testkit/callerEar.ts';
import type { Owner, Payload } from '../testkit/index.ts';
import {
  asked,
  HANDED_OVER,
  NOT_TAKEN_BACK_MS,
  RANG_OUT_MS,
  takenBack,
  TO_MAILBOX,
  type TransferCase,
} from './transferCase.ts';
import { SAYS, until, type Scene } from './transferScene.ts';

/** A call of somebody else that Ben takes. */
async function benIsOnACall(scene: Scene): Promise<void> {
  await scene.phoneOf('ben');
  const other = await scene.outside.call(
    scene.callerNumber.replace('503', '212'),
    scene.owner.number.number,
    'silence',
  );
  await scene.takes('ben');
  await until('Ben is on the call', async () => {
    const { getMyLiveCalls } = await scene.ben.api.run('{ getMyLiveCalls { phase } }');
    return getMyLiveCalls[0]?.phase === 'TALKING' || undefined;
  });
  await isRefused(scene, 'on a call');
  await scene.outside.hangUp(other.sid);
}

/** The call cannot go there, and the caller does not notice that it was tried. */
async function isRefused(scene: Scene, because: string): Promise<void> {
  const refusal = await scene.ana.api.refused(
    'mutation ($input: TransferCallInput!) { transferCall(input: $input) { id } }',
    { input: { callId: scene.callId, mode: 'WARM', ...scene.target('ben') } },
  );
  if (!refusal.message.includes(because)) throw new Error(`It was refused otherwise: ${refusal.message}`);
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

/** One file from Ana to Ben: the caller all along, and what the caller hears, which is not what the two of them say to each other. */
async function isRecordedWhole({ owner, callId }: Scene): Promise<void> {
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
    const [ana, ben] = [level(1, SAYS.ana), level(1, SAYS.ben)];
    const listened = ana > LOUD && ben < QUIET ? 'A' : ben > LOUD && ana < QUIET ? 'B' : ana + ben < QUIET ? '-' : '?';
    return { said: level(0, SAYS.caller) > LOUD, listened };
  });
  expect(halves.map(({ listened }) => listened).join('')).toMatch(/^-*\??A{3,}\??-{3,}\??B{3,}\??-?$/);
  expect(halves.filter(({ said }) => said).length / halves.length, 'said all along').toBeGreaterThan(0.8);
}

export const betweenPeople: readonly TransferCase[] = [
  {
    name: 'Ana talks with Ben and completes',
    async happens(scene) {
      const ben = await asked(scene);
      await scene.change('completeTransfer');
      await scene.talk.ended;
      await scene.together('ben', ben);
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana completes, and Ben ends the call later',
    async happens(scene) {
      const ben = await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben', ben);
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
      const [desk, mobile] = [await scene.phoneOf('ben'), await scene.phoneOf('ben')];
      await scene.transfer('WARM');
      const [atDesk, onMobile] = [await scene.rings('ben', desk), await scene.rings('ben', mobile)];
      const ben = await onMobile.accept();
      await atDesk.withdrawn;
      await scene.consulting(ben);
      await scene.change('completeTransfer');
      await scene.together('ben', ben);
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana merges, and leaves later',
    async happens(scene) {
      const ben = await asked(scene);
      await scene.change('mergeTransfer');
      await scene.ear.voices('ana', 'ben');
      await scene.ends('ana');
      await scene.together('ben', ben);
    },
    heard: HANDED_OVER,
    ends: 'ben',
  },
  {
    name: 'Ana merges, and Ben leaves',
    async happens(scene) {
      await asked(scene);
      await scene.change('mergeTransfer');
      await scene.ear.voices('ana', 'ben');
      await scene.ends('ben');
      await scene.together('ana', scene.talk);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: "Ana merges, and Ana's browser dies",
    async happens(scene) {
      const ben = await asked(scene);
      await scene.change('mergeTransfer');
      await scene.ear.voices('ana', 'ben');
      scene.ana.phones[0]?.lose();
      await scene.together('ben', ben);
    },
    heard: HANDED_OVER,
    ends: 'ben',
  },
  {
    name: 'Ana goes back to the caller after she talked with Ben',
    async happens(scene) {
      const ben = await asked(scene);
      await scene.change('takeBackCall');
      await ben.ended;
      await scene.together('ana', scene.talk);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben declines, Ana takes the call back',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await takenBack(scene);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben declines, Ana does not want it: the number takes a message',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await scene.stage('RETURNING');
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
      await takenBack(scene);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben does not answer in time, and Ana is not at her desk: the number takes a message',
    waits: true,
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.stage('RETURNING', RANG_OUT_MS);
      await scene.stage('VOICEMAIL', NOT_TAKEN_BACK_MS);
    },
    heard: TO_MAILBOX,
    ends: 'MAILBOX',
  },
  {
    name: 'Ana cancels while Ben rings',
    async happens(scene) {
      await scene.transfer('WARM');
      const ring = await scene.rings('ben');
      await scene.change('takeBackCall');
      await ring.withdrawn;
      await scene.stage('CANCELLED');
      await scene.together('ana', scene.talk);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ben hangs up while he talks with Ana, who takes the call back',
    async happens(scene) {
      const ben = await asked(scene);
      ben.hangUp();
      await takenBack(scene);
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
      await scene.stage('RETURNING');
      await scene.stage('VOICEMAIL', NOT_TAKEN_BACK_MS);
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
      scene.ben.phones[0]?.lose();
      await takenBack(scene);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: "Ben's browser dies while he talks with Ana, who takes the call back",
    async happens(scene) {
      await asked(scene);
      scene.ben.phones[0]?.lose();
      await takenBack(scene);
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
    happens: (scene) => isRefused(scene, 'No device of Ben Test can ring'),
    heard: ['PERSON'],
    ends: 'ana',
  },
  {
    name: 'the caller was on hold',
    async happens(scene) {
      const hold = (on: boolean) =>
        scene.ana.api.run('mutation ($id: ID!, $on: Boolean!) { holdCall(callId: $id, hold: $on) { phase } }', {
          id: scene.callId,
          on,
        });
      await hold(true);
      await scene.ear.hears('TONE');
      const ben = await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben', ben);
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'the number records: one file goes on',
    number: everyCallIsRecorded,
    async happens(scene) {
      const ben = await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben', ben);
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
      await takenBack(scene);
      const ben = await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben', ben);
    },
    heard: ['PERSON', 'TONE', 'PERSON', 'TONE', 'PERSON'],
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ben has it, and hands it on to Cyd',
    team: true,
    async happens(scene) {
      const ben = await asked(scene);
      await scene.change('completeTransfer');
      await scene.together('ben', ben);
      await scene.transfer('WARM', 'cyd', scene.ben);
      const cyd = await scene.takes('cyd');
      await scene.consulting(cyd, 'cyd', { who: 'ben', talk: ben });
      await scene.change('completeTransfer', scene.ben);
      await scene.together('cyd', cyd);
    },
    heard: ['PERSON', 'TONE', 'PERSON', 'TONE', 'PERSON'],
    ends: 'cyd',
    completed: true,
  },
];
