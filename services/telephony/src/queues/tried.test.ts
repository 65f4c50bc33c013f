/** Trials of a queue whose members have taken calls before. */
import { expect, it } from 'vitest';
import { trialsOf } from '../flows/tryDocument.ts';
import { documentOfSettings } from '../flows/fromSettings.ts';
import { tryNumberFlow } from '../numbers/tryNumberFlow.ts';
import { telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';
import type { RingStrategy } from '../calls/engine/queue/strategy.ts';

const world = await telephonyWorld();
const { clock, db, deps } = world;
const { office } = queueOffices(world);

/** Ana takes a call of the queue; whom the next attempts ring is tried. */
async function tried(strategy: RingStrategy) {
  const place = await office(['Ana', 'Ben'], { strategy, wrapUpSeconds: 0, passes: 1 });
  const { phoneNumberId: id, workspaceId, as, call, rings, pickUp, pass, end } = place;
  const { id: callId } = await call();
  expect(await rings(callId)).toEqual(['Ana']);
  await pickUp(callId, 'Ana');
  await pass(10);
  await end(callId, 'Ana');
  await pass(1);
  const at = clock.now().getTime();
  const everybody = ['Ana', 'Ben'].map((name) => as(name).userId);
  const trial = { at, caller: '+14155550123', availableUserIds: everybody, answers: '', keys: [] };
  const rungIn = ({ lines }: { lines: readonly { name: string; parameters: Record<string, string> }[] }) =>
    lines.filter(({ name }) => name === 'queue.attempt').map(({ parameters }) => parameters['names']);
  const kept = (remembers: boolean) =>
    db.tenant(workspaceId, async (uow) => {
      const number = await uow.tx.phoneNumber.findFirstOrThrow({ where: { id } });
      return rungIn(await (await trialsOf(uow, number, remembers))(documentOfSettings(number), trial));
    });
  return {
    settings: rungIn(await tryNumberFlow(deps)({ id, ...trial }, as('Ana'))),
    draft: await kept(true),
    test: await kept(false),
  };
}

it.each<RingStrategy>(['LEASTRECENT', 'FEWESTCALLS', 'RRMEMORY'])(
  '%s begins where the queue is, and in a kept test always the same',
  async (strategy) => {
    expect(await tried(strategy)).toEqual({
      settings: ['Ben', 'Ana'],
      draft: ['Ben', 'Ana'],
      test: ['Ana', 'Ben'],
    });
  },
);
