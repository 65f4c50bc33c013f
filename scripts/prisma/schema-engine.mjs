#!/usr/bin/env node
// stands in for Prisma's native schema-engine: same argv + JSON-RPC-over-stdio, work done by @prisma/schema-engine-wasm
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { loadSchemaEngine } from './wasm-engine.mjs';
let lastPanic = '';
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message(m) {
    lastPanic = m;
  },
};
process.on('uncaughtException', (e) => {
  process.stderr.write(
    JSON.stringify({ level: 'ERROR', fields: { message: lastPanic || e.stack }, target: 'schema_engine::logger' }) +
      '\n',
  );
  process.exit(lastPanic ? 101 : 1);
});
const argv = process.argv.slice(2);
const opts = { datamodels: [] };
const pos = [];
for (let i = 0; i < argv.length; i++) {
  const a = argv[i];
  if (a === '--datamodels') opts.datamodels.push(argv[++i]);
  else if (a === '--datasource') opts.datasource = JSON.parse(argv[++i]);
  else if (a.startsWith('--') && a !== '--version') opts[a.slice(2)] = argv[++i];
  else pos.push(a);
}
if (pos[0] === '--version') {
  const e = JSON.parse(
    readFileSync(new URL('./node_modules/@prisma/schema-engine-wasm/package.json', import.meta.url)),
  );
  console.log('schema-engine-cli ' + e.version.split('.').pop());
  process.exit(0);
}
const logErr = (message, error_code) =>
  process.stderr.write(
    JSON.stringify({
      timestamp: new Date().toISOString(),
      level: 'ERROR',
      fields: { message, error_code },
      target: 'schema_engine::logger',
    }) + '\n',
  );
const url = opts.datasource?.url;
if (pos[0] === 'cli') {
  process.stderr.write('{"level":"INFO","fields":{"message":"Starting schema engine CLI"},"target":"schema_engine"}\n'); // the CLI drops the first line
  const cmd = pos[1];
  const u = new URL(url);
  const db = decodeURIComponent(u.pathname.slice(1));
  try {
    if (cmd === 'can-connect-to-database') {
      const c = new pg.Client({ connectionString: url });
      await c.connect();
      await c.end();
    } else {
      u.pathname = '/postgres';
      const c = new pg.Client({ connectionString: u.toString() });
      await c.connect();
      await c.query(`${cmd === 'create-database' ? 'CREATE' : 'DROP'} DATABASE ${c.escapeIdentifier(db)}`);
      await c.end();
    }
    process.exit(0);
  } catch (e) {
    logErr(e.message, e.code === '3D000' ? 'P1003' : e.code === 'ECONNREFUSED' ? 'P1001' : undefined);
    process.exit(1);
  }
}
const SchemaEngine = await loadSchemaEngine();
const schema = new URL(url ?? 'postgres://x/').searchParams.get('schema') ?? undefined;
// adapter-pg 7.10.1 cannot decode the catalogue type "char" (oid 18), which the wasm engine's introspection selects: present it as text
const charColumns = new Map(); // sql text -> indexes of "char" columns
const charAsText = (sql, res) => {
  for (const x of [].concat(res))
    x?.fields?.forEach((f, i) => {
      if (f.dataTypeID === 18) {
        f.dataTypeID = 25;
        if (!charColumns.has(sql)) charColumns.set(sql, new Set());
        charColumns.get(sql).add(i);
      }
    });
  return res;
};
class CatalogClient extends pg.Client {
  query(...args) {
    // pg.Pool calls this with a callback, transactions with promises
    const sql = args[0]?.text ?? args[0];
    const cb = args.at(-1);
    if (typeof cb === 'function') {
      args[args.length - 1] = (err, res) => cb(err, res && charAsText(sql, res));
      return super.query(...args);
    }
    const r = super.query(...args);
    return typeof r?.then === 'function' ? r.then((x) => charAsText(sql, x)) : r;
  }
}
const withChar = (a) => {
  // adapter-pg cuts scripts at every semicolon, those inside function bodies too; the server takes them whole.
  a.executeScript = async (script) => {
    await a.underlyingDriver().query(script);
  };
  charResults(a);
  if (a.startTransaction) {
    const st = a.startTransaction.bind(a);
    a.startTransaction = async (...x) => charResults(await st(...x));
  }
  return a;
};
function charResults(a) {
  const raw = a.queryRaw.bind(a);
  a.queryRaw = async (q) => {
    const r = await raw(q);
    charColumns.get(q.sql)?.forEach((i) => {
      r.columnTypes[i] = ColumnTypeEnum.Character;
    });
    return r;
  };
  return a;
}
const poolFor = (connectionString) => new pg.Pool({ connectionString, Client: CatalogClient, max: 4 });
const at = (name) => {
  const u = new URL(url);
  u.pathname = '/' + name;
  return u.toString();
};
const noUrl = async () => {
  throw new Error('datasource.url is required for this command');
};
const migrationFactory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: url
    ? async () => withChar(await new PrismaPg(poolFor(url), { schema, disposeExternalPool: true }).connect())
    : noUrl,
  // own shadow database: PrismaPg.connectToShadowDb with a connectionString would connect to the MAIN database (pg lets the URL's database win)
  async connectToShadowDb() {
    if (!url) return noUrl();
    const shadow = `prisma_shadow_${crypto.randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client({ connectionString: at('postgres') });
    await admin.connect();
    await admin.query(`CREATE DATABASE "${shadow}"`);
    const a = withChar(await new PrismaPg(poolFor(at(shadow)), { disposeExternalPool: true }).connect());
    const dispose = a.dispose.bind(a);
    a.dispose = async () => {
      await dispose();
      await admin.query(`DROP DATABASE IF EXISTS "${shadow}" WITH (FORCE)`);
      await admin.end();
    };
    return a;
  },
};
const factory = bindMigrationAwareSqlAdapterFactory(migrationFactory);
let engine;
const get = async () =>
  (engine ??= await SchemaEngine.new(
    { datamodels: opts.datamodels.length ? opts.datamodels.map((f) => [f, readFileSync(f, 'utf8')]) : undefined },
    (l) => process.stderr.write(l.endsWith?.('\n') ? l : l + '\n'),
    factory,
  ));
const send = (o) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...o }) + '\n');
let printId = 1e6;
let pending = 0;
let closed = false;
const done = () => {
  if (closed && !pending) process.exit(0);
};
createInterface({ input: process.stdin })
  .on('line', async (line) => {
    const m = JSON.parse(line);
    if (!m.method) return;
    pending++;
    try {
      const e = await get();
      let r;
      switch (m.method) {
        case 'diff':
          r = await e.diff(m.params);
          if (r.stdout != null) send({ id: printId++, method: 'print', params: { content: r.stdout } });
          break;
        case 'getDatabaseVersion':
          r = await e.version(m.params);
          break;
        default:
          r = await e[m.method](m.params);
      }
      send({ id: m.id, result: r ?? null });
    } catch (err) {
      send({
        id: m.id,
        error: {
          code: 4466,
          message: 'An error happened. Check the data field for details.',
          data: { is_panic: false, message: err.message ?? String(err), meta: null, error_code: err.code },
        },
      });
    } finally {
      pending--;
      setTimeout(done, 20);
    }
  })
  .on('close', () => {
    closed = true;
    done();
  });
