import { deliveries } from './deliveries.ts';
import { push } from './push.ts';
import { notifications } from './resolvers.ts';

export const resolvers = [notifications, push, deliveries] as const;
