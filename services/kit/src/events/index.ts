export { causedBy, presentCause, type Cause } from './cause.ts';
export { consumer, on, type Consumer, type Delivery, type Handler } from './consumer.ts';
export { eventType, isStateEvent, PARTITIONS, type Audience, type EventMeta, type StoredEvent } from './envelope.ts';
