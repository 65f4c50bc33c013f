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
