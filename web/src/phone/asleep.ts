import { Equipment } from './device/equipment.ts';
import { createLevels } from './levels.ts';
import type { Phone } from './PhoneContext.ts';
import { freshContext, type PhoneEvent } from './phoneState.ts';

/** The phone until its engine is there: idle, not registered, and it keeps what it is asked. */
export const asleep = (keep: (event: PhoneEvent) => void): Phone => ({
  state: 'IDLE',
  context: freshContext,
  send: keep,
  role: 'phone',
  takeOver: () => Promise.resolve(false),
  hasSeat: true,
  equipment: new Equipment(),
  reachable: false,
  silent: false,
  microphoneBlocked: false,
  ringBlocked: false,
  levels: createLevels(),
  myName: '',
  myUserId: undefined,
  hasCall: false,
  mayRecord: false,
});
