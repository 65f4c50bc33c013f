/** Transfers from which somebody goes away, those to a team, to a phone outside, back into the flow, and without asking first. */
import type { Owner } from '../testkit/index.ts';
import { asked, HANDED_OVER, takenBack, TO_MAILBOX, type TransferCase } from './transferCase.ts';
import type { TransferScene } from './transferScene.ts';

/** Ana is rung back on the device that she has left, or that she opened since. */
async function anaIsRungBack(scene: TransferScene): Promise<void> {
  await scene.takes('ana');
  await scene.stage('RETURNED');
  await scene.together('ana');
}

/** Ana asks the friend outside, and talks with them. @returns the friend's leg */
async function askedFriend(scene: TransferScene) {
  await scene.outside.phone(scene.friendNumber, 0, 'tone:3100');
  await scene.transfer('WARM', 'friend');
  const leg = await scene.friendTakesIt();
  await scene.stage('CONSULTING');
  await scene.ear.hears('TONE');
  return leg;
}

/** The number rings Ana, and the queue of her team when she does not take it. */
async function ringsAnaThenQueue({ api, number, userId }: Owner, teamId: string): Promise<void> {
  const nodes = [
    { id: 'ana', kind: 'RING', userId, seconds: 20, next: 'line' },
    { id: 'line', kind: 'QUEUE', teamId, next: 'message' },
    { id: 'message', kind: 'VOICEMAIL' },
  ];
  const { id } = number;
  const { flow } = await api.run('query ($id: ID!) { flow: fetchCallFlow(id: $id) { draft { revision } } }', { id });
  const { saved } = await api.run(
    'mutation ($input: SaveCallFlowDraftInput!) { saved: saveCallFlowDraft(input: $input) { draft { revision } } }',
    { input: { id, revision: flow.draft.revision, start: 'ana', nodes } },
  );
  await api.run('mutation ($input: PublishCallFlowInput!) { publishCallFlow(input: $input) { id } }', {
    input: { id, revision: saved.draft.revision },
  });
}

export const whenSomebodyGoes: readonly TransferCase[] = [
  {
    name: 'Ana closes the tab while she talks with Ben: he has the call',
    async happens(scene) {
      await asked(scene);
      await scene.closesTheTab('ana');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: "Ana's browser dies while she talks with Ben: he has the call",
    async happens(scene) {
      await asked(scene);
      await scene.dies('ana');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana presses End while she talks with Ben: he has the call',
    async happens(scene) {
      await asked(scene);
      await scene.ends('ana');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana closes the tab while Ben rings, who accepts',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.closesTheTab('ana');
      await scene.anaIsMissed();
      await scene.takes('ben');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana closes the tab while Ben rings, who declines: she is rung back',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.closesTheTab('ana');
      await scene.anaIsMissed();
      await scene.opens('ana');
      await scene.declines('ben');
      await anaIsRungBack(scene);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: "Ana's browser dies while Ben rings, who declines: she is rung back where she came back",
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.dies('ana');
      await scene.anaIsMissed();
      await scene.opens('ana');
      await scene.declines('ben');
      await anaIsRungBack(scene);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'Ana closes the tab, Ben declines, and she lets it ring: the number takes a message',
    waits: true,
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.closesTheTab('ana');
      await scene.anaIsMissed();
      await scene.opens('ana');
      await scene.declines('ben');
      await scene.rings('ana');
      await scene.isNotTakenBack();
    },
    heard: TO_MAILBOX,
    ends: 'MAILBOX',
  },
  {
    name: 'it comes back, Ana closes the tab then: she is rung back',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await scene.returns('DECLINED');
      await scene.closesTheTab('ana');
      await scene.anaIsMissed();
      await scene.opens('ana');
      await anaIsRungBack(scene);
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'the caller hangs up while Ana talks with Ben',
    async happens(scene) {
      await asked(scene);
      await scene.outside.hangUp(scene.sid);
      await Promise.all([scene.isOff('ben'), scene.isOff('ana')]);
    },
    heard: ['PERSON', 'TONE'],
    ends: 'GONE',
  },
  {
    name: 'the caller hangs up while Ben rings',
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.rings('ben');
      await scene.outside.hangUp(scene.sid);
      await Promise.all([scene.stopsRinging('ben'), scene.isOff('ana')]);
    },
    heard: ['PERSON', 'TONE'],
    ends: 'GONE',
  },
];

export const elsewhere: readonly TransferCase[] = [
  {
    name: 'to a team, Ben declines and Cyd takes it: Ana completes',
    team: true,
    async happens(scene) {
      await scene.transfer('WARM', 'team');
      await scene.declines('ben');
      await scene.takes('cyd');
      await scene.consulting('cyd');
      await scene.change('completeTransfer');
      await scene.together('cyd');
    },
    heard: HANDED_OVER,
    ends: 'cyd',
    completed: true,
  },
  {
    name: 'to a team, everybody declines: Ana takes the call back',
    team: true,
    async happens(scene) {
      await scene.transfer('WARM', 'team');
      await Promise.all([scene.declines('ben'), scene.declines('cyd')]);
      await takenBack(scene, 'DECLINED');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'nobody has it any longer, and the flow goes on with a queue, where the caller waits',
    team: true,
    number: ringsAnaThenQueue,
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await scene.returns('DECLINED');
      // Who rings and does not answer is somebody to wait for.
      await scene.opens('cyd');
      await scene.ends('ana');
      await scene.rings('cyd');
    },
    heard: ['PERSON', 'TONE'],
    ends: 'QUEUE',
  },
  {
    name: 'nobody has it any longer, and the flow goes on with a queue, where Cyd takes it',
    team: true,
    number: ringsAnaThenQueue,
    async happens(scene) {
      await scene.transfer('WARM');
      await scene.declines('ben');
      await scene.returns('DECLINED');
      await scene.opens('cyd');
      await scene.ends('ana');
      await scene.takes('cyd');
      await scene.together('cyd');
    },
    heard: HANDED_OVER,
    ends: 'cyd',
    completed: true,
  },
  {
    name: 'to a phone outside, where 1 is pressed: Ana completes',
    async happens(scene) {
      await askedFriend(scene);
      await scene.change('completeTransfer');
      await scene.ear.voices('friend');
    },
    heard: HANDED_OVER,
    ends: 'friend',
    completed: true,
  },
  {
    name: 'to a phone outside, Ana closes the tab while they talk',
    async happens(scene) {
      await askedFriend(scene);
      await scene.closesTheTab('ana');
      await scene.ear.voices('friend');
    },
    heard: HANDED_OVER,
    ends: 'friend',
    completed: true,
  },
  {
    name: 'to a phone outside, which hangs up while they talk: Ana takes the call back',
    async happens(scene) {
      const { sid } = await askedFriend(scene);
      await scene.outside.hangUp(sid);
      await takenBack(scene, 'HUNG_UP');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'to a phone outside, merged, which hangs up then: Ana has the call',
    async happens(scene) {
      const { sid } = await askedFriend(scene);
      await scene.change('mergeTransfer');
      await scene.ear.voices('ana', 'friend');
      await scene.outside.hangUp(sid);
      await scene.together('ana');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'to a phone outside that is busy: Ana takes the call back',
    async happens(scene) {
      await scene.outside.phone(scene.friendNumber, 'busy');
      await scene.transfer('WARM', 'friend');
      await takenBack(scene, 'NO_ANSWER');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
  {
    name: 'to a phone outside that never answers, and Ana is not at her desk: the number takes a message',
    waits: true,
    async happens(scene) {
      await scene.outside.phone(scene.friendNumber, 'never');
      await scene.transfer('WARM', 'friend');
      await scene.ringsOut('friend');
      await scene.returns('NO_ANSWER');
      await scene.isNotTakenBack();
    },
    heard: TO_MAILBOX,
    ends: 'MAILBOX',
  },
];

export const withoutAsking: readonly TransferCase[] = [
  {
    name: 'Ben accepts',
    async happens(scene) {
      await scene.transfer('COLD');
      await scene.takes('ben');
      await scene.isOff('ana');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ben accepts, reloads his page, and comes back to the call',
    async happens(scene) {
      await scene.transfer('COLD');
      await scene.takes('ben');
      await scene.together('ben');
      await scene.closesTheTab('ben');
      await scene.ear.hears('TONE');
      await scene.ear.aMoment();
      await scene.rejoins('ben');
      await scene.together('ben');
    },
    heard: ['PERSON', 'TONE', 'PERSON', 'TONE', 'PERSON'],
    ends: 'ben',
    completed: true,
  },
  {
    name: 'Ana closes the tab at once, Ben accepts',
    async happens(scene) {
      await scene.transfer('COLD');
      await scene.closesTheTab('ana');
      await scene.anaIsMissed();
      await scene.takes('ben');
      await scene.together('ben');
    },
    heard: HANDED_OVER,
    ends: 'ben',
    completed: true,
  },
  {
    name: 'to a team in which nobody answers: Ana takes the call back',
    waits: true,
    team: true,
    async happens(scene) {
      await scene.transfer('COLD', 'team');
      await scene.ringsOut('team');
      await takenBack(scene, 'NO_ANSWER');
    },
    heard: HANDED_OVER,
    ends: 'ana',
  },
];
