import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { SubscriberListService } from '@ringline/proto/contacts/v1/lists_pb';
import { describeContact } from '../contacts/view.ts';
import type { Deps } from '../context.ts';
import { deleteList, updateList } from '../lists/changeList.ts';
import { addSubscribers, removeSubscribers } from '../lists/changeSubscribers.ts';
import { createList } from '../lists/createList.ts';
import { batchGetSubscriptions, getList, listLists, listsOf, listSubscribers } from '../lists/findLists.ts';
import { getGrowth } from '../lists/growth.ts';
import { describeList, describeSubscription } from '../lists/list.ts';

/** The handlers of SubscriberListService: they translate, the use cases decide. */
export const listRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(SubscriberListService, {
    async listSubscriberLists(request, context) {
      const { rows, metadata } = await listLists(deps)(request, principalOf(context));
      return { lists: rows.map(describeList), metadata };
    },
    getSubscriberList: async (request, context) => ({
      list: describeList(await getList(deps)(request, principalOf(context))),
    }),
    createSubscriberList: async (request, context) => ({
      list: describeList(await createList(deps)(request, principalOf(context))),
    }),
    updateSubscriberList: async (request, context) => ({
      list: describeList(await updateList(deps)(request, principalOf(context))),
    }),
    deleteSubscriberList: async (request, context) => ({
      list: describeList(await deleteList(deps)(request, principalOf(context))),
    }),
    async listSubscribers(request, context) {
      const { rows, metadata } = await listSubscribers(deps)(request, principalOf(context));
      return {
        subscriptions: rows.map(({ subscription }) => describeSubscription(subscription)),
        contacts: rows.map(({ contact }) => describeContact(contact)),
        metadata,
      };
    },
    async addSubscribers(request, context) {
      const { list, changed } = await addSubscribers(deps)(request, principalOf(context));
      return { list: describeList(list), added: changed };
    },
    async removeSubscribers(request, context) {
      const { list, changed } = await removeSubscribers(deps)(request, principalOf(context));
      return { list: describeList(list), removed: changed };
    },
    async batchGetSubscriptions(request, context) {
      const { subscriptions, lists } = await batchGetSubscriptions(deps)(request, principalOf(context));
      return { subscriptions: subscriptions.map(describeSubscription), lists: lists.map(describeList) };
    },
    listsOf: async (request) => ({ listIds: await listsOf(deps)(request) }),
    getListGrowth: async (request, context) => ({
      days: [...(await getGrowth(deps)(request, principalOf(context)))],
    }),
  });
};
