export { kafkaAvailable, startKafka, type KafkaEngine } from './kafka.ts';
export type { Availability } from './availability.ts';
