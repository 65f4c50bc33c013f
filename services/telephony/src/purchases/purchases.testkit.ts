/** Workspaces that buy numbers, a carrier that sells them, and processes that die on the way. */
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect } from 'vitest';
import type { Deps } from '../context.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { advancePurchaseJob, notePayment } from './advance.ts';
import { buyNumber, finishPurchase } from './buy.ts';

export async function shopWorld() {
  const world = await telephonyWorld();
  const { carrier, deps, till } = world;
  const { shop } = carrier;
  let made = 0;

  /** A number that is on sale. */
  function onSale(): string {
    const number = `+1415555${String((made += 1)).padStart(4, '0')}`;
    shop.stock.add(number);
    return number;
  }

  /** A workspace whose plan pays one number, which it has already unless it is said. */
  async function buyer({ free = false } = {}) {
    const { workspaceId, people, teamId, phoneNumberId } = await world.workspace(
      ['Ana'],
      `+1212555${1_000 + (made += 1)}`,
    );
    const ana = principalOf(workspaceId, people[0]?.userId ?? '');
    const featureValues = { INCLUDED_LOCAL_NUMBER: '1', ADDITIONAL_PHONE_NUMBERS: '19' };
    await deps.db.tenant(workspaceId, async ({ tx }) => {
      await tx.planCopy.create({
        data: { workspaceId, features: [], featureValues, recordingDays: null, earlierRecordingDays: [], version: 1 },
      });
      if (!free)
        await tx.phoneNumber.update({
          where: { workspaceId_id: { workspaceId, id: phoneNumberId } },
          data: { isTestNumber: false },
        });
    });
    return { workspaceId, ana, teamId };
  }

  const asked = (number: string) => ({
    number,
    name: 'Marin showroom',
    teamId: '',
    redirectUrl: 'http://ringline.test/settings/channels',
    paymentGateway: '',
    plan: '',
  });
  const finish = (purchaseId: string) => ({ purchaseId, externalId: '', number: '' });
  const rowOf = (workspaceId: string, id: string) =>
    deps.db.tenant(workspaceId, ({ tx }) =>
      tx.numberPurchase.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }),
    );
  const owners = async (number: string) =>
    (await world.events(NumberChangedSchema, 'telephony.number.changed.v1'))
      .filter((event) => event.number?.number === number && event.number.version === 1)
      .map((event) => event.number?.workspaceId);
  const routes = (number: string) =>
    deps.db.platform('number routing', ({ tx }) => tx.numberRoute.count({ where: { number } }));

  /** Deps whose process dies with the nth thing that it does to the outside or to the database, once that has happened, or before. */
  function dying(nth: number, before: boolean): { deps: Deps; lives: () => boolean } {
    let done = 0;
    const step = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      done += 1;
      const dies = done >= nth;
      if (dies && (before || done > nth)) throw new Error('killed');
      const answer = await act();
      if (dies) throw new Error('killed');
      return answer;
    };
    const { incomingPhoneNumbers } = deps.carrier.rest;
    return {
      lives: () => done < nth,
      deps: {
        ...deps,
        db: { ...deps.db, tenant: (id: string, work: never) => step(() => deps.db.tenant(id, work)) } as never,
        rpc: {
          client: (service: never) => {
            const client = deps.rpc.client(service) as Record<string, (request: never) => Promise<unknown>>;
            return new Proxy(client, {
              get: (of, name: string) => (request: never) => step(() => of[name]?.(request) ?? Promise.resolve()),
            });
          },
        } as never,
        carrier: {
          ...deps.carrier,
          rest: {
            availablePhoneNumbers: (country: string) => deps.carrier.rest.availablePhoneNumbers(country),
            incomingPhoneNumbers: Object.assign((sid: string) => incomingPhoneNumbers(sid), {
              list: (options: never) => step(() => incomingPhoneNumbers.list(options)),
              create: (options: never) => step(() => incomingPhoneNumbers.create(options)),
            }),
          },
        } as never,
      },
    };
  }

  /**
   * Buys a paid number in a process that dies with its nth step, and goes on as after a restart.
   * @returns whether the process outlived the purchase
   */
  async function killedAt(nth: number, { before, gone }: { before: boolean; gone: boolean }): Promise<boolean> {
    const { ana, workspaceId } = await buyer();
    const number = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    till.pay(begun.id);
    if (gone) shop.gone.add(number);
    const process = dying(nth, before);
    await finishPurchase(process.deps)(finish(begun.id), ana).catch(() => undefined);
    const payment = till.paymentOf(begun.id);
    if (!payment) throw new Error('nothing was paid');
    // What billing tells of the payment, then the job.
    if (payment.status === 'SUCCESSFUL')
      await deps.db.tenant(workspaceId, (uow) => notePayment(deps, uow, begun.id, payment));
    await advancePurchaseJob(() => deps).run({ workspaceId, purchaseId: begun.id });
    expect(await rowOf(workspaceId, begun.id)).toMatchObject({ status: gone ? 'FAILED' : 'DONE' });
    expect(payment.status).toBe(gone ? 'REFUNDED' : 'SUCCESSFUL');
    expect(await owners(number)).toEqual(gone ? [] : [workspaceId]);
    expect(shop.bought.filter((one) => one === number)).toHaveLength(gone ? 0 : 1);
    expect(await routes(number)).toBe(gone ? 0 : 1);
    return process.lives();
  }

  /** Two workspaces go after one number: one buys it, and the other one has its money. */
  async function raceForOne(): Promise<void> {
    const number = onSale();
    const both = await Promise.all([buyer(), buyer()]);
    const begun = await Promise.allSettled(both.map(({ ana }) => buyNumber(deps)(asked(number), ana)));
    for (const one of begun) if (one.status === 'fulfilled') till.pay(one.value.id);
    await Promise.allSettled(
      begun.map(async (one, index) => {
        const ana = both[index]?.ana;
        return one.status === 'fulfilled' && ana ? finishPurchase(deps)(finish(one.value.id), ana) : undefined;
      }),
    );
    const owner = await owners(number);
    expect(owner).toHaveLength(1);
    const paid = [...till.payments.values()].filter(
      ({ workspaceId, status }) => both.some((one) => one.workspaceId === workspaceId) && status === 'SUCCESSFUL',
    );
    expect(paid.map(({ workspaceId }) => workspaceId)).toEqual(owner);
  }

  return { ...world, shop, onSale, buyer, asked, finish, rowOf, owners, routes, killedAt, raceForOne };
}
