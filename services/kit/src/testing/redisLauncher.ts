/** A process that runs a Redis in the folder of its argument, until it is killed. */
import { startRedis } from '../engines/redis.ts';

const { pid } = await startRedis({ dataDir: process.argv[2] ?? '' });
process.send?.({ pid });
