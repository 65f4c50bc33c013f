/**
 * Events that a service could not handle, and what to do about them, while the product runs:
 *   node deploy/src/parked.ts list
 *   node deploy/src/parked.ts replay|discard <service> <consumer> <source> <key>
 */
import path from 'node:path';
import { parseEnvironment, processEnvironment } from '@ringline/kit/config';
import { roleUrls, runningPostgres } from '@ringline/kit/db';
import { discardParked, listParked, replayParked } from '@ringline/kit/events';
import { createLog } from '@ringline/kit/telemetry';
import { composeAll } from './compose.ts';
import { environment } from './environment.ts';

const [command = 'list', service = '', consumer = '', source = '', key = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

function complain(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

const env = parseEnvironment('Ringline', environment, processEnvironment());
const dataDir = path.resolve(env.DATA_DIR);
const adminUrl =
  runningPostgres(dataDir) ??
  complain(`Ringline does not run on DATA_DIR ${dataDir}. Start it first, or set DATA_DIR.`);
if (!['list', 'replay', 'discard'].includes(command) || (command !== 'list' && !key)) {
  complain(
    'Use: parked.ts list | replay <service> <consumer> <source> <key> | discard <service> <consumer> <source> <key>',
  );
}

const { services, adapters } = await composeAll({
  source: processEnvironment(),
  env,
  log: createLog('parked', env.LOG_LEVEL),
  dataDir,
  url: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  smtpPort: 0,
  databaseUrl: (name) => roleUrls(adminUrl, name).runtime,
});
try {
  if (command === 'list') {
    let found = 0;
    for (const { name, db } of services) {
      for (const parked of await listParked(db)) {
        found += 1;
        const reason = parked.error.split('\n')[0];
        say(
          `${name} ${parked.consumer} ${parked.source} ${parked.key}: ${parked.waiting} waiting since ${parked.parkedAt.toISOString()}: ${reason}`,
        );
      }
    }
    if (found === 0) say('Nothing is parked.');
  } else {
    const owner = services.find(({ name }) => name === service) ?? complain(`There is no service ${service}.`);
    const which = { consumer, source, key };
    const count =
      command === 'replay'
        ? await replayParked(owner.db, owner.consumers, which)
        : await discardParked(owner.db, which);
    say(
      command === 'replay'
        ? `${count} events handled; the key flows again.`
        : `${count} events thrown away; the key flows again.`,
    );
  }
} finally {
  for (const { db } of services) await db.close();
  adapters.mail.close();
}
