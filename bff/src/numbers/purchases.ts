import {
  NumberPurchaseService,
  type AvailableNumber,
  type NumberPurchase,
} from '@ringline/proto/telephony/v1/purchases_pb';
import { invalid } from '@ringline/kit/errors';
import { listPayload } from '../graphql/paging.ts';
import { orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { vendorProduct } from './vendorProduct.ts';

const CALLS = 'OUTBOUND_CALL';
const TEXTS = 'SEND_SMS';

const payload = (answer: { purchase?: NumberPurchase | undefined }) => {
  const purchase = present(answer.purchase, 'the purchase');
  return {
    confirmationUrl: orNull(purchase.confirmationUrl),
    isFree: purchase.isFree,
    externalId: orNull(purchase.externalId),
    subscriptionAddon: purchase,
    phone: purchase.phone ?? null,
  };
};

export const purchases = {
  Query: {
    async fetchAvailablePhoneNumbers(_source, { input }, context) {
      if (input.status && input.status !== 'AVAILABLE')
        throw invalid('status', 'Ask for AVAILABLE numbers: others are not for sale.');
      const { numbers, metadata } = await context.call(NumberPurchaseService).listAvailableNumbers({
        country: input.countryId ?? '',
        type: input.type ?? '',
        search: input.number ?? '',
        page: { page: input.page ?? 1, limit: input.limit ?? 0, after: input.after ?? '' },
      });
      return listPayload(numbers, metadata);
    },
  },
  Mutation: {
    async reservePhoneNumber(_source, { workspace, number }, context) {
      await context.assertWorkspace(workspace);
      return present((await context.call(NumberPurchaseService).reserveNumber({ number })).purchase, 'the purchase');
    },
    async buyPhoneNumber(_source, { workspace, number, redirectUrl, paymentGateway, plan, name, team }, context) {
      await context.assertWorkspace(workspace);
      return payload(
        await context.call(NumberPurchaseService).buyNumber({
          number,
          redirectUrl,
          paymentGateway: paymentGateway ?? '',
          plan: plan ?? '',
          name: name ?? '',
          teamId: team ?? '',
        }),
      );
    },
    async buyPhoneNumberCallback(_source, { workspace, subscriptionAddon, externalId, number }, context) {
      await context.assertWorkspace(workspace);
      return payload(
        await context
          .call(NumberPurchaseService)
          .finishPurchase({ purchaseId: subscriptionAddon, externalId: externalId ?? '', number: number ?? '' }),
      );
    },
    async subscribePhoneNumber(_source, { workspace, phoneNumber, redirectUrl, paymentGateway }, context) {
      await context.assertWorkspace(workspace);
      return payload(
        await context
          .call(NumberPurchaseService)
          .subscribeNumber({ phoneNumberId: phoneNumber, redirectUrl, paymentGateway: paymentGateway ?? '' }),
      );
    },
    async subscribePhoneNumberCallback(_source, { workspace, subscriptionAddon, externalId }, context) {
      await context.assertWorkspace(workspace);
      return payload(
        await context
          .call(NumberPurchaseService)
          .finishPurchase({ purchaseId: subscriptionAddon, externalId: externalId ?? '' }),
      );
    },
    async unSubscribePhoneNumber(_source, { workspace, phoneNumber }, context) {
      await context.assertWorkspace(workspace);
      const { alreadyReleased, number } = await context
        .call(NumberPurchaseService)
        .unsubscribeNumber({ phoneNumberId: phoneNumber });
      return { alreadyReleased, phone: present(number, 'the number') };
    },
    async unSubscribePhoneNumberCallback(_source, { workspace, phoneNumber }, context) {
      await context.assertWorkspace(workspace);
      const { alreadyReleased, number } = await context
        .call(NumberPurchaseService)
        .unsubscribeNumber({ phoneNumberId: phoneNumber });
      return { alreadyReleased, phone: present(number, 'the number') };
    },
  },
  AvailablePhoneNumber: {
    country: ({ country }: AvailableNumber) => ({ code: country }),
    category: ({ type }: AvailableNumber) => (type === 'TOLL_FREE' ? 'TOLL_FREE' : 'REGULAR'),
    channels: () => ['PHONE_NUMBER'],
    areaCode: ({ areaCode }: AvailableNumber) => orNull(areaCode),
    place: ({ place }: AvailableNumber) => orNull(place),
    callAvailability: ({ capabilities }: AvailableNumber) => capabilities.includes(CALLS),
    smsAvailability: ({ capabilities }: AvailableNumber) => capabilities.includes(TEXTS),
    mmsAvailability: ({ pictures }: AvailableNumber) => pictures,
    vendorProduct: (number: AvailableNumber) => vendorProduct(number),
    status: () => 'AVAILABLE',
    isPurchased: () => false,
  },
  SubscriptionAddon: {
    monthlyPrice: ({ monthlyMinor }: NumberPurchase) => Number(monthlyMinor) / 100,
    dueNow: ({ dueNowMinor }: NumberPurchase) => Number(dueNowMinor) / 100,
    onNextInvoice: ({ laterMinor }: NumberPurchase) => Number(laterMinor) / 100,
    tax: ({ tax }: NumberPurchase) => tax ?? null,
    proRateFactor: ({ factor }: NumberPurchase) => Number(factor) / 1_000_000,
    failure: ({ failure }: NumberPurchase) => orNull(failure),
    failureReason: ({ reason }: NumberPurchase) => orNull(reason),
    isRefunded: ({ refunded }: NumberPurchase) => refunded,
    freePhoneNumbers: ({ freeNumbers }: NumberPurchase) => freeNumbers,
    freePhoneNumbersUsed: ({ freeUsed }: NumberPurchase) => freeUsed,
  },
} satisfies Resolvers;
