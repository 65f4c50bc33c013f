/**
 * Where a workspace may call and write to. While it is new (seven days, or until it has paid $50, whichever ends first) that is its
 * own country, the United States and Canada, and what its OWNER opened besides (defaults 5.5): a stolen sign-in reaches no more.
 */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid, Refusal, refusalOf } from '@ringline/kit/errors';
import { CallingCountriesChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Actor, Deps, Unit } from '../context.ts';
import type { Wallet } from '../generated/prisma/client.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { NEW_DAYS, NEW_PAID_MICROS } from './placeHold.ts';

const ALWAYS = ['US', 'CA'];
const DAY_MS = 86_400_000;
/** The check of this refusal: one code stands for premium-rate numbers as well. */
export const COUNTRY_CHECK = 'calling_countries';

const alwaysOpen = ({ country }: Wallet): string[] => [...new Set([...(country ? [country] : []), ...ALWAYS])];
const newUntil = ({ openedAt }: Wallet): Date => new Date(openedAt.getTime() + NEW_DAYS * DAY_MS);

async function isLimited({ clock, catalogue }: Deps, { tx, workspaceId }: Unit, wallet: Wallet): Promise<boolean> {
  if (catalogue.unbilled || !wallet.countriesLimited || newUntil(wallet) <= clock.now()) return false;
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { workspaceId, account: 'credit', commodity: 'USD', transaction: { type: 'TOPUP' } },
    _sum: { amount: true },
  });
  return (_sum.amount ?? 0n) < NEW_PAID_MICROS;
}

const walletOf = ({ tx, workspaceId }: Unit): Promise<Wallet> =>
  tx.wallet.findUniqueOrThrow({ where: { workspaceId } });

/** @throws Refusal DESTINATION_BLOCKED for a country that is not open to a new workspace */
async function refuseClosedCountry(deps: Deps, uow: Unit, country: string): Promise<void> {
  const wallet = await walletOf(uow);
  if (alwaysOpen(wallet).includes(country) || wallet.openedCountries.includes(country)) return;
  if (!(await isLimited(deps, uow, wallet))) return;
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  throw new Refusal({
    code: 'DESTINATION_BLOCKED',
    message: `${name} is not open to this workspace yet, because the workspace is new. The owner can open the country in the workspace settings.`,
    why: { check: COUNTRY_CHECK, required: 'an open country', current: country, whoCanFix: ['OWNER'] },
  });
}

/**
 * The rate of a destination that is open to the workspace, or why there is none: DESTINATION_NOT_SUPPORTED, DESTINATION_BLOCKED.
 * @param look finds the rate, and throws the refusal where there is none
 */
export async function openRate<Rate extends { readonly country: string }>(
  deps: Deps,
  uow: Unit,
  look: () => Rate,
): Promise<Rate | Refusal> {
  try {
    const rate = look();
    await refuseClosedCountry(deps, uow, rate.country);
    return rate;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** Where nothing is billed: a number that nobody may reach from here, such as a premium-rate one. A country without a rate is no such. */
export function blockedTo({ rates }: Pick<Deps, 'rates'>, number: string): Refusal | undefined {
  try {
    rates.outboundCall(number);
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal.code === 'DESTINATION_BLOCKED' ? refusal : undefined;
  }
}

async function described(deps: Deps, uow: Unit, wallet: Wallet) {
  const { workspaceId } = uow;
  return {
    workspaceId,
    limited: await isLimited(deps, uow, wallet),
    limitedUntil: timestampFromDate(newUntil(wallet)),
    always: alwaysOpen(wallet),
    opened: wallet.openedCountries,
    available: deps.rates.list('').map(({ country }) => country),
  };
}

export const getCallingCountries =
  (deps: Deps) =>
  (_input: object, { workspaceId }: Actor) =>
    deps.db.tenant(workspaceId, async (uow) => {
      await openAccount(deps)(uow);
      return described(deps, uow, await walletOf(uow));
    });

/**
 * Opens these countries, besides those that always are, and closes all others.
 * @throws Refusal VALIDATION_FAILED for a country without a price
 */
export const setCallingCountries =
  (deps: Deps) =>
  async (
    { opened: asked }: { readonly opened: readonly string[] },
    { workspaceId, userId, ip }: Actor & { readonly userId: string; readonly ip: string },
  ) =>
    deps.db.tenant(workspaceId, async (uow) => {
      await openAccount(deps)(uow);
      const priced = new Set(deps.rates.list('').map(({ country }) => country));
      if (asked.some((country) => !priced.has(country)))
        throw invalid('opened', 'Choose countries we have a price for.');
      await uow.tx.$queryRaw`SELECT FROM wallet WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
      const wallet = await walletOf(uow);
      const always = new Set(alwaysOpen(wallet));
      const after = [...new Set(asked)].filter((country) => !always.has(country)).toSorted();
      const before = wallet.openedCountries;
      if (after.join() === before.join()) return described(deps, uow, wallet);
      const changed = await uow.tx.wallet.update({ where: { workspaceId }, data: { openedCountries: after } });
      uow.emit(CallingCountriesChangedSchema, { workspaceId, before, after, userId, ip }, { key: workspaceId });
      return described(deps, uow, changed);
    });
