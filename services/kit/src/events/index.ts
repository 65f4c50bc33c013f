export { causedBy, presentCause, type Cause } from './cause.ts';
export { consumer, copyOf, isFor, on, type Consumer, type Delivery, type Handler } from './consumer.ts';
export { holdEvents, rewindReaders } from './cut.ts';
export { createDispatcher, type Dispatcher, type EventFeed, type Participant } from './dispatcher.ts';
export {
  eventColumns,
  eventType,
  isStateEvent,
  PARTITIONS,
  type Audience,
  type EventMeta,
  type EventRecord,
  type StoredEvent,
} from './envelope.ts';
export { discardParked, listParked, replayParked, type ParkedKey } from './parked.ts';
export { platformPublisher, publisher, republish, type Page, type Publisher, type Republished } from './republish.ts';
export { destinationOf, observed, watchOutbox, watchParked } from './observe.ts';
