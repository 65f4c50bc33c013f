export { kafkaAvailable, ON_A_SMALL_MACHINE, startKafka, type KafkaEngine } from './kafka.ts';
export { cached, cachedAt } from './cache.ts';
export { redisAvailable, startRedis, type RedisEngine } from './redis.ts';
export { s3Available, startS3, type S3Engine } from './s3.ts';
export type { Availability } from './availability.ts';
