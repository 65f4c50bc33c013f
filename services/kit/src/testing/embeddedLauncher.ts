/** A process that runs the embedded PostgreSQL on the DATA_DIR of its argument, if any, until its parent lets go of it. */
import { startEmbeddedPostgres } from '../db/embedded.ts';

const [dataDir] = process.argv.slice(2);
const postgres = dataDir === undefined ? undefined : await startEmbeddedPostgres({ dataDir, durable: false });
process.once('disconnect', () => void postgres?.stop());
if (postgres) process.send?.({ adminUrl: postgres.adminUrl, dataPath: postgres.dataPath });
