import { Equipment } from './device/equipment.ts';
import { createLevels } from './levels.ts';
import type { Phone } from './PhoneContext.ts';
import type { PhoneContext, PhoneEvent } from './phoneMachine.ts';

/** A phone that nothing has happened to yet. */
export const freshContext: PhoneContext = {
  call: undefined,
  numbers: [],
  selectedNumberId: undefined,
  pendingTo: undefined,
  open: false,
  registered: false,
  muted: false,
  ringMuted: false,
  connecting: false,
  lost: undefined,
  mediaHere: false,
  problem: undefined,
  microphoneDenied: false,
  direct: false,
  endedId: undefined,
};

/** The phone until its engine is there: idle, not registered, and it keeps what it is asked. */
export const asleep = (keep: (event: PhoneEvent) => void): Phone => ({
  state: 'IDLE',
  context: freshContext,
  send: keep,
  role: 'phone',
  equipment: new Equipment(),
  silent: false,
  ringBlocked: false,
  levels: createLevels(),
  myName: '',
});
