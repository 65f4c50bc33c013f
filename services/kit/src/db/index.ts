export {
  createDatabase,
  OUTBOX_CHANNEL,
  type Database,
  type DatabaseOptions,
  type PrismaClientClass,
  type PrismaClientLike,
} from './database.ts';
export { anyOf } from './anyOf.ts';
export { createPool } from './pool.ts';
export { gathered, type Gathering } from './gathered.ts';
export { jsonAsText } from './jsonAsText.ts';
export { sqlArray } from './sqlArray.ts';
export { refusalOfDatabase } from './trouble.ts';
export { Listener } from './listener.ts';
export {
  insideTransaction,
  isMalformedId,
  isTransient,
  lostDatabase,
  outsideTransaction,
  ranOutOfTime,
  violates,
} from './transaction.ts';
export type {
  AnyUnit,
  EmitOptions,
  PlatformEmitOptions,
  PlatformUnit,
  TenantUnit,
  TransactionOf,
  UnitOptions,
} from './unitOfWork.ts';
export {
  examineEmbeddedPostgres,
  runningPostgres,
  startEmbeddedPostgres,
  startScratchPostgres,
  type EmbeddedOptions,
  type EmbeddedPostgres,
} from './embedded.ts';
export { applyFunctions, readFunctions, type FunctionFile } from './functions.ts';
export { isolationGaps } from './isolation.ts';
export {
  migrate,
  migrateTo,
  newestSchemaState,
  pendingMigrations,
  readMigrations,
  schemaState,
  type SchemaState,
} from './migrate.ts';
export {
  asRole,
  createTwinDatabase,
  databaseName,
  ensureServiceDatabase,
  roleUrls,
  withDatabase,
  type ServiceDatabaseUrls,
} from './roles.ts';
