import { RecordSource, Store } from 'relay-runtime';

type Source = Parameters<Store['publish']>[0];
type Fields = Readonly<Record<string, unknown>>;
type Versions = Readonly<Record<string, number>>;

/** Of which version each field of a record is. It lies with the record, so that it ends with it; nobody reads it. */
const OF = '__ofVersion';
const TYPE = '__typename';
const INTERNAL = '__';
const EMBEDDED = 'client:';

/**
 * A store in which nothing that carries a version is undone by an older one. An answer may come after the frame of a change that it
 * was read before, and a frame that is told again after the answer that had it: what is newer stays, field by field.
 */
export class VersionedStore extends Store {
  override publish(come: Source, invalidated?: Set<string>): void {
    super.publish(newestOf(this.getSource(), come), invalidated);
  }
}

function newestOf(held: Source, come: Source): Source {
  const changed: Record<string, Fields> = {};
  for (const id of come.getRecordIDs()) {
    const version = versionOf(id, come.get(id));
    if (version === undefined) continue;
    for (const [part, record] of partsOf(come, id)) changed[part] = newer(held.get(part) ?? {}, record, version);
  }
  return Object.keys(changed).length === 0 ? come : new RecordSource({ ...come.toJSON(), ...changed });
}

/** 0 is what a message says that tells none. */
function versionOf(id: string, record: Fields | null | undefined): number | undefined {
  const version = record?.['version'];
  return typeof version === 'number' && version > 0 && !id.startsWith(EMBEDDED) ? version : undefined;
}

/** The record, and what it embeds: that has no id of its own, and is of the same version. */
function* partsOf(source: Source, id: string, owner = id): Generator<readonly [id: string, record: Fields]> {
  const record: Fields | null | undefined = source.get(id);
  if (!record) return;
  yield [id, record];
  for (const value of Object.values(record))
    for (const to of linksOf(value)) if (to.startsWith(`${EMBEDDED}${owner}:`)) yield* partsOf(source, to, owner);
}

function linksOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { __ref: one, __refs: several } = value as { __ref?: string; __refs?: readonly (string | null)[] };
  return (one === undefined ? (several ?? []) : [one]).filter((to) => to !== null);
}

/** @param version of what came */
function newer(held: Fields, came: Fields, version: number): Fields {
  const of = held[TYPE] === came[TYPE] ? ((held[OF] ?? {}) as Versions) : {};
  const taken = Object.entries(came).filter(([field]) => field.startsWith(INTERNAL) || (of[field] ?? 0) <= version);
  const versions = taken.map(([field]) => [field, version] as const);
  return { ...Object.fromEntries(taken), [OF]: { ...of, ...Object.fromEntries(versions) } };
}
