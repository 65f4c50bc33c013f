/** A carrier takes texts of a number no more that we took for registered: it is not verified any longer (defaults 9.4). */
import { consumer, on, type Consumer } from '@ringline/kit/events';
import { NumberUnregisteredSchema } from '@ringline/proto/messaging/v1/events_pb';
import { noteUnregistered } from '../compliance/local/noteUnregistered.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

export const onNumberUnregistered = (): Consumer<PrismaClient> =>
  consumer<PrismaClient>({
    name: 'unregistered-numbers',
    handlers: [on(NumberUnregisteredSchema, ({ event, uow }) => noteUnregistered(uow, event))],
  });
