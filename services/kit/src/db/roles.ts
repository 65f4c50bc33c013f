import { createHmac } from 'node:crypto';
import pg from 'pg';

/** How to reach one service's database in its two roles. */
export interface ServiceDatabaseUrls {
  /** Owns the tables; only migrations use it. */
  owner: string;
  /** Owns nothing and cannot bypass row-level security; the running service uses it. */
  runtime: string;
}

/** `ai-agent` → `ringline_ai_agent`. */
export function databaseName(service: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(service)) throw new Error(`Not a service name: "${service}"`);
  return `ringline_${service.replaceAll('-', '_')}`;
}

/**
 * Creates the roles and the database of a service where they are missing. For the embedded and the test cluster;
 * in a cluster an operator does it, with the same rights.
 * The roles' passwords follow from the administrator's, so that nothing else needs to be kept.
 */
export async function ensureServiceDatabase(
  adminUrl: string,
  service: string,
  database = databaseName(service),
): Promise<ServiceDatabaseUrls> {
  const roles = await ensureRoles(adminUrl, service);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) {
      await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${pg.escapeIdentifier(roles.owner)}`);
    }
  } finally {
    await admin.end();
  }
  await grantDefaults(withDatabase(adminUrl, database), roles);
  return roleUrls(adminUrl, service, database);
}

/** The two URLs of a service's database in a cluster whose administrator URL is known. */
export function roleUrls(adminUrl: string, service: string, database = databaseName(service)): ServiceDatabaseUrls {
  const url = (role: string): string => {
    const target = new URL(withDatabase(adminUrl, database));
    target.username = role;
    target.password = rolePassword(adminUrl, role);
    return target.toString();
  };
  const { owner, runtime } = roleNames(service);
  return { owner: url(owner), runtime: url(runtime) };
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.toString();
}

/** The same database, with the rights of another role that the user of the URL may take. */
export function asRole(url: string, role: string): string {
  const target = new URL(url);
  target.searchParams.set('options', `-c role=${role}`);
  return target.toString();
}

/**
 * Creates an empty database that belongs to the owner of another one and gives the same rights to the same roles.
 * @param url the existing database, as a role that may create databases
 * @returns the owner's name
 * @throws Error when no role but the owner has rights on what the owner creates: the services could not use it
 */
export async function createTwinDatabase(url: string, twin: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ owner: string; limited: boolean }>(
      'SELECT pg_get_userbyid(datdba) AS owner, datacl IS NOT NULL AS limited FROM pg_database WHERE datname = current_database()',
    );
    const { owner = '', limited = false } = found[0] ?? {};
    const { rows: users } = await client.query<{ name: string }>(
      `SELECT DISTINCT r.rolname AS name FROM pg_default_acl d, aclexplode(d.defaclacl) a JOIN pg_roles r ON r.oid = a.grantee
       WHERE d.defaclrole = $1::regrole AND a.grantee <> d.defaclrole`,
      [pg.escapeIdentifier(owner)],
    );
    if (users.length === 0)
      throw new Error(`No role has default privileges on what ${owner} creates (ALTER DEFAULT PRIVILEGES FOR ROLE)`);
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(twin)} OWNER ${pg.escapeIdentifier(owner)}`);
    if (limited) await copyDatabaseRights(client, twin);
    for (const { name } of users) await grantDefaults(withDatabase(url, twin), { owner, runtime: name });
    return owner;
  } finally {
    await client.end();
  }
}

async function copyDatabaseRights(client: pg.Client, twin: string): Promise<void> {
  const { rows } = await client.query<{ right: string; name: string | null }>(
    `SELECT a.privilege_type AS right, r.rolname AS name FROM pg_database d, aclexplode(d.datacl) a
     LEFT JOIN pg_roles r ON r.oid = a.grantee WHERE d.datname = current_database()`,
  );
  await client.query(`REVOKE ALL ON DATABASE ${pg.escapeIdentifier(twin)} FROM PUBLIC`);
  for (const { right, name } of rows)
    await client.query(
      `GRANT ${right} ON DATABASE ${pg.escapeIdentifier(twin)} TO ${name === null ? 'PUBLIC' : pg.escapeIdentifier(name)}`,
    );
}

function roleNames(service: string): { owner: string; runtime: string } {
  return { owner: `${databaseName(service)}_owner`, runtime: `${databaseName(service)}_runtime` };
}

function rolePassword(adminUrl: string, role: string): string {
  return createHmac('sha256', decodeURIComponent(new URL(adminUrl).password))
    .update(role)
    .digest('base64url');
}

async function ensureRoles(adminUrl: string, service: string): Promise<{ owner: string; runtime: string }> {
  const names = roleNames(service);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('BEGIN');
    await admin.query("SELECT pg_advisory_xact_lock(hashtextextended('ringline roles', 0))");
    for (const role of [names.owner, names.runtime]) {
      const { rowCount } = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      await admin.query(
        `${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${pg.escapeIdentifier(role)} ` +
          `LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS PASSWORD ${pg.escapeLiteral(rolePassword(adminUrl, role))}`,
      );
    }
    await admin.query('COMMIT');
  } finally {
    await admin.end();
  }
  return names;
}

/** What the owner creates from now on, in whatever schema, the runtime role may use but not change. */
async function grantDefaults(url: string, names: { owner: string; runtime: string }): Promise<void> {
  const [owner, runtime] = [pg.escapeIdentifier(names.owner), pg.escapeIdentifier(names.runtime)];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      REVOKE CREATE ON SCHEMA public FROM PUBLIC;
      ALTER SCHEMA public OWNER TO ${owner};
      GRANT USAGE ON SCHEMA public TO ${runtime};
      ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT USAGE ON SCHEMAS TO ${runtime};
      ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${runtime};
      ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT USAGE, SELECT ON SEQUENCES TO ${runtime};
      ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT EXECUTE ON FUNCTIONS TO ${runtime};`);
  } finally {
    await client.end();
  }
}
