export { kafkaAddress, kafkaEnvironment } from './address.ts';
export type { ClientOptions, KafkaAddress, KafkaClient } from './client.ts';
export { connectKafka, type KafkaEvents, type KafkaOptions, type KafkaParticipant } from './connect.ts';
export type { KafkaFeed } from './feed.ts';
export { kafkajsClient } from './kafkajs.ts';
export { platformaticClient } from './platformatic.ts';
export { STATE_TYPES } from './stateTypes.ts';
export { sourceOf } from './topics.ts';
