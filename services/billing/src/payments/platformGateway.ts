/** Which gateway takes a workspace's money: its platform decides. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { Refusal } from '@ringline/kit/errors';
import type { PaymentGatewaySchema } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps } from '../context.ts';
import { CARD_TILL } from './abilities.ts';
import type { GatewayAbilities, PaymentGateway } from './gateway.ts';
import type { Purpose } from './purposes.ts';

const OWN = 'RINGLINE';

/** What is true where no gateway is set up: rules of plans stay as they are, only nothing can be paid. */
const NOTHING_SOLD: GatewayAbilities = { ...CARD_TILL, purposes: [] };

type Needs = Pick<Deps, 'db' | 'gateways'>;

/** The platform that a workspace came by. */
const platformOf = ({ db }: Pick<Deps, 'db'>, workspaceId: string): Promise<string> =>
  db.tenant(
    workspaceId,
    async ({ tx }) =>
      (await tx.wallet.findUnique({ where: { workspaceId }, select: { platform: true } }))?.platform ?? OWN,
  );

/** The gateways that serve a workspace. */
export async function gatewaysFor({ db, gateways }: Needs, workspaceId: string): Promise<readonly PaymentGateway[]> {
  const platform = await platformOf({ db }, workspaceId);
  return gateways.filter(({ platforms }) => platforms.includes(platform));
}

/**
 * The gateway of this name, or the first that serves the workspace's platform.
 * @throws Refusal PAYMENT_FAILED where none is set up, VALIDATION_FAILED for a name that is none of the platform's
 */
export async function gatewayFor(deps: Needs, workspaceId: string, id = ''): Promise<PaymentGateway> {
  const serving = await gatewaysFor(deps, workspaceId);
  if (serving.length === 0) throw noGateway();
  const found = id === '' ? serving[0] : serving.find((gateway) => gateway.id === id);
  if (found) return found;
  throw new Refusal({
    code: 'VALIDATION_FAILED',
    message: 'This payment method isn’t available. Choose another one.',
    field: 'paymentGateway',
  });
}

/** What the workspace's gateway can do. */
export const abilitiesFor = async (deps: Needs, workspaceId: string): Promise<GatewayAbilities> =>
  (await gatewaysFor(deps, workspaceId))[0]?.abilities ?? NOTHING_SOLD;

/** @throws Refusal PAYMENT_FAILED for what cannot be paid through it */
export function assertSells({ abilities, displayName }: PaymentGateway, purpose: string): void {
  if (abilities.purposes.includes(purpose as Purpose)) return;
  throw new Refusal({
    code: 'PAYMENT_FAILED',
    message: `${displayName} doesn’t take payments for this. You haven’t been charged.`,
  });
}

/** @throws Refusal PAYMENT_FAILED where the platform itself holds what is charged */
export function assertHasPortal({ abilities, displayName }: PaymentGateway): void {
  if (abilities.hasPortal) return;
  throw new Refusal({
    code: 'PAYMENT_FAILED',
    message: `${displayName} bills this workspace. Change how you pay in your ${displayName} admin.`,
  });
}

/** A gateway as RPC tells it. */
export const describeGateway = ({
  id,
  displayName,
  methods,
  modes,
  platforms,
  abilities,
}: PaymentGateway): MessageInitShape<typeof PaymentGatewaySchema> => ({
  id,
  displayName,
  methods: [...methods],
  modes: [...modes],
  countries: [],
  platforms: [...platforms],
  hasInvoicing: abilities.hasInvoicing,
  purposes: [...abilities.purposes],
  renewsBy: abilities.renewsBy,
  hasPortal: abilities.hasPortal,
  givesRefunds: abilities.refunds,
  sellsSeats: abilities.sellsSeats,
  prorates: abilities.prorates,
});

export const noGateway = (): Refusal =>
  new Refusal({
    code: 'PAYMENT_FAILED',
    message: 'This server can’t take payments yet. Ask its administrator to set up a payment provider.',
  });
