import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { PortingService } from '@ringline/proto/telephony/v1/porting_pb';
import type { Deps } from '../context.ts';
import { addBill, cancelOrder, listOrders, type OrderWithNumbers, saveOrder, submitOrder } from '../porting/orders.ts';
import { orderInit } from '../porting/orderView.ts';
import { checkPortability } from '../porting/portability.ts';

/** The handlers of PortingService. */
export const portingRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const check = checkPortability(deps);
    const list = listOrders(deps);
    const save = saveOrder(deps);
    const add = addBill(deps);
    const submit = submitOrder(deps);
    const cancel = cancelOrder(deps);
    const init = (order: OrderWithNumbers) => orderInit(order, deps.clock.now());
    const told = (order: OrderWithNumbers) => ({ order: init(order) });
    router.service(PortingService, {
      checkPortability: async ({ numbers }, context) => ({
        numbers: (await check(numbers, principalOf(context))).map(({ obstacle, ...one }) => ({
          ...one,
          obstacle,
          portable: obstacle === '',
        })),
      }),
      listPortingOrders: async (_request, context) => ({ orders: (await list(principalOf(context))).map(init) }),
      savePortingOrder: async (request, context) => told(await save(request, principalOf(context))),
      addPortingBill: async (request, context) => told(await add(request, principalOf(context))),
      submitPortingOrder: async (request, context) => told(await submit(request, principalOf(context))),
      cancelPortingOrder: async (request, context) => {
        const order = await cancel(request, principalOf(context));
        return order ? told(order) : {};
      },
    });
  };
