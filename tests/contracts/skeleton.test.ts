/** The six services have the same bones (docs/design/services.md), so that whoever knows one finds their way in all of them. */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../services/', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** The base and the outside world are no services of the product. */
const services = readdirSync(root).filter((name) => name !== 'kit' && name !== 'sandbox');

const sourcesOf = (service: string) =>
  globSync(`${service}/src/**/*.ts`, { cwd: root }).filter(
    (file) => !/\.(?:test|testkit)\.ts$|\/(?:generated|testing)\/|\/testing\.ts$|[tT]estkit/.test(file),
  );
const holding = (service: string, pattern: RegExp) => sourcesOf(service).filter((file) => pattern.test(read(file)));

it('there are six or more', () => expect(services.length).toBeGreaterThanOrEqual(6));

describe.each(services)('%s', (service) => {
  const src = `${service}/src`;

  it('says in context.ts what its use cases may reach', () => {
    expect(read(`${src}/context.ts`)).toMatch(/^export (?:interface|type) Deps\b/m);
    expect(read(`${src}/context.ts`)).toMatch(/^export type Unit\b/m);
  });

  it('answers RPC in rpc/, a file for each aggregate, collected by rpc/index.ts', () => {
    const files = readdirSync(path.join(root, src, 'rpc')).filter((file) => !file.includes('.test.'));
    const index = read(`${src}/rpc/index.ts`);
    expect(index).toMatch(/^export const rpc =/m);
    const others = files.filter((name) => name !== 'index.ts');
    expect(others.filter((file) => !index.includes(`'./${file}'`))).toEqual([]);
    const shape = /^export const \w+Rpc =[^;]*?\(router: ConnectRouter\)/m;
    expect(others.filter((file) => !shape.test(read(`${src}/rpc/${file}`)))).toEqual([]);
    expect(holding(service, /\brouter\.service\(/).filter((file) => !file.startsWith(`${src}/rpc/`))).toEqual([]);
  });

  it('only translates there: the actor is passed whole, and no transaction begins', () => {
    const files = sourcesOf(service).filter((file) => file.startsWith(`${src}/rpc/`));
    expect(files.filter((file) => /principalOf\(context\)\.|\.(?:tenant|platform)\(/.test(read(file)))).toEqual([]);
  });

  it('hears of others in consumers/, collected by consumers/index.ts', () => {
    const makes = holding(service, /\bconsumer(?:<PrismaClient>)?\(\{/);
    expect(makes.filter((file) => !file.startsWith(`${src}/consumers/`))).toEqual([]);
    if (makes.length > 0) expect(read(`${src}/consumers/index.ts`)).toMatch(/^export const consumers =/m);
  });

  it('republishes what others copy in publishers.ts', () => {
    const makes = holding(service, /\b(?:publisher|platformPublisher)\(/);
    expect(makes.filter((file) => file !== `${src}/publishers.ts`)).toEqual([]);
  });

  it('is wired in service.ts, which names no handler and no consumer', () => {
    const wiring = read(`${src}/service.ts`);
    expect(wiring).toContain("from './rpc/index.ts'");
    expect(wiring).not.toMatch(/from '\.\/(?:rpc|consumers)\/(?!index\.ts)/);
    expect(existsSync(path.join(root, src, 'main.ts'))).toBe(true);
  });
});
