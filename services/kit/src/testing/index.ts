export { fakeClock, fakeIds, type FakeClock } from './clock.ts';
export { canBeHad } from './engines.ts';
export {
  startTestKafka,
  startTestRedis,
  testKafkaAvailable,
  testRedisAvailable,
  type TestRedis,
} from './containers.ts';
export { eventually } from './eventually.ts';
export { atEndOfFile, endAll } from './atEnd.ts';
export {
  testDatabase,
  type TestDatabase,
  type TestDatabaseDefinition,
  type TestDatabaseOptions,
} from './testDatabase.ts';
export { providerDescription, type DescribedRequest } from './providerDescription.ts';
export { deliver } from './deliver.ts';
export { emittedEvents } from './outbox.ts';
export { toldAgain } from './toldAgain.ts';
export { rpcFixture, type RpcFixture } from './rpcFixture.ts';
export { temporaryFolder } from './temporaryFolder.ts';
export { ownPostgres, type OwnPostgres } from './ownPostgres.ts';
export { drawnPicture, noisyPicture } from './drawnPicture.ts';
