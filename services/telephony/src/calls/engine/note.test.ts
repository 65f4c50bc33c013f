import { expect, it } from 'vitest';
import { stretchInits } from '../togetherView.ts';
import type { CallInput } from './inputs.ts';
import { Caller } from './transfer.testkit.ts';

type Note = Extract<CallInput, { type: 'NOTE' }>;
const note = (text: string, outcome: Note['outcome'], version: number, userId = 'ana', userName = 'Ana'): Note => ({
  type: 'NOTE',
  userId,
  userName,
  text,
  outcome,
  version,
});
const told = ({ timeline }: Caller) =>
  timeline.filter(({ name }) => name.startsWith('note.')).map(({ description }) => description);

it('a note is written, changed, and taken away; the timeline tells each author and outcome once', () => {
  const world = new Caller();
  world.ends('ana').wait(1);
  world.give(note('Wants a refund', null, 0));
  world.give(note('Wants a refund by Friday', 'FOLLOW_UP', 1));
  world.give(note('Refunded', 'RESOLVED', 2, 'ben', 'Ben'));
  expect(world.call).toMatchObject({ note: { text: 'Refunded', outcome: 'RESOLVED', userName: 'Ben', version: 3 } });
  world.give(note('', null, 3));
  expect(world.call.note).toMatchObject({ text: '', outcome: null, version: 4 });
  expect(told(world)).toEqual([
    'Ana wrote a note',
    'Ana set the outcome: FOLLOW_UP',
    'Ben set the outcome: RESOLVED',
    'Ben wrote a note',
    'Ana removed the note',
  ]);
});

it('a wrap-up that someone made longer is told with the time in which they had the call', () => {
  const world = new Caller();
  world.ends('ana').wait(1);
  const told = () => stretchInits(world.call).map(({ userId, wrapUpSeconds }) => [userId, wrapUpSeconds]);
  expect(told()).toEqual([['ana', undefined]]);
  const { version } = world.call;
  world.give({ type: 'WRAP_UP', userId: 'ana', seconds: 65 });
  world.give({ type: 'WRAP_UP', userId: 'ana', seconds: 65 });
  expect(told()).toEqual([['ana', 65]]);
  expect(world.call.version).toBe(version + 1);
});

it('a note that someone changed meanwhile is not overwritten, and the same one again changes nothing', () => {
  const world = new Caller();
  world.give(note('One', null, 0));
  const { version } = world.call;
  expect(() => world.give(note('Two', null, 0, 'ben', 'Ben'))).toThrow(/changed this note/);
  world.give(note('One', null, 0));
  expect(world.call).toMatchObject({ version, note: { text: 'One', version: 1 } });
});
