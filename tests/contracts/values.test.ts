/**
 * Sets of values: the contract declares each once (an enum; texts of messages name it with `(ringline.options.v1.values)`), the
 * schema of the edge has the same, and the client's types are made of that.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getOption, hasOption, type DescEnum, type DescFile, type DescMessage } from '@bufbuild/protobuf';
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt';
import { graphql, text, values } from '@ringline/proto/options/v1/options_pb';
import { buildSchema, getNamedType, isEnumType, isNonNullType, isObjectType, type GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { domains } from '../../bff/src/generated/domains.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const under = (folder: string, end: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);

const files = await Promise.all(
  under('proto/gen/ringline', '_pb.ts').map(async (file) => {
    const module = (await import(path.join(root, file))) as Record<string, unknown>;
    return Object.values(module).find((value): value is DescFile => (value as DescFile | undefined)?.kind === 'file');
  }),
);
const declared = new Map(files.flatMap((file) => file?.enums ?? []).map((set) => [set.typeName, set]));
const messages = new Map(files.flatMap((file) => file?.messages ?? []).map((message) => [message.typeName, message]));

/** Of a set that the contract has under another name, since its own values are another's there, too. */
const RENAMED: Readonly<Record<string, string>> = {
  'ringline.telephony.v1.EndedSide': 'CallEndedSide',
  'ringline.identity.v1.QrStatus': 'QrSignInStatus',
};
const nameOf = (set: DescEnum) =>
  RENAMED[set.typeName] ?? (hasOption(set, graphql) ? getOption(set, graphql) : set.name);
const valuesOf = (set: DescEnum) =>
  set.values
    .filter(({ number }) => number !== 0)
    .map((value) => (hasOption(value, text) ? getOption(value, text) : value.name.slice(set.sharedPrefix?.length)))
    .toSorted();

const schema = buildSchema(read('bff/schema.graphql'));
const enums = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLEnumType => isEnumType(type) && !type.name.startsWith('__'),
);
const shown = (type: GraphQLEnumType) =>
  type
    .getValues()
    .map(({ name }) => name)
    .toSorted();

/** Sets that no service knows, and why. */
const OF_THE_EDGE: Readonly<Record<string, string>> = {
  InternalChannel: 'there is one: what it says is that no carrier has part in it',
  BusinessHoursType: 'made of the hours',
  ConversationFilterChannel: 'stands for channels',
  CouponBenefit: 'which of its numbers are above 0',
  CountryCode: 'where numbers are sold, known to the edge',
  LineItemType: 'kinds of invoice lines in the words of the specification',
  MFAType: 'there is one',
  RecordingUse: 'which loader a link is from',
  ResyncReason: 'of live sockets',
  ServiceType: 'where numbers are sold, known to the edge',
  TakeoverFailure: 'made of a flag',
  VoiceGender: 'of the voices of the kit',
};

/** GraphQL types whose parent is a message, by the mappers of the edge's domains. */
const parents = new Map<string, DescMessage>();
for (const file of under('bff/src', '/mappers.ts'))
  for (const [, names = '', module = ''] of read(file).matchAll(
    /export type \{([^}]*)\} from '@ringline\/proto\/([^']*)\/\w+_pb'/g,
  ))
    for (const [, message = '', type = ''] of names.matchAll(/(\w+) as (\w+)Mapper/g)) {
      const found = messages.get(`ringline.${module.replaceAll('/', '.')}.${message}`);
      if (found) parents.set(type, found);
    }

describe('a set of values', () => {
  const sets = [...declared.values()].filter((set) => schema.getType(nameOf(set)));

  it.each(sets.map((set) => [nameOf(set), set] as const))(
    '%s is the same in the contract and the schema',
    (name, set) => {
      expect(valuesOf(set)).toEqual(shown(schema.getType(name) as GraphQLEnumType));
    },
  );

  it('of the schema is declared in the contract, or says why it is the edge’s own', () => {
    const known = [...sets.map(nameOf), ...Object.keys(OF_THE_EDGE)];
    expect(known.toSorted()).toEqual(enums.map(({ name }) => name).toSorted());
  });

  it('is one that the contract declares, where a text names it', () => {
    const named = [...messages.values()]
      .flatMap(({ fields }) => fields)
      .filter((field) => hasOption(field, values))
      .map((field) => getOption(field, values));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
    const used = new Set(named);
    const unused = [...declared.values()].filter((set) => set.file.name.endsWith('/values') && !used.has(set.typeName));
    expect(unused.map(({ typeName }) => typeName)).toEqual([]);
  });

  it('is named by each text whose comment lists its values', () => {
    const listing = /\b[A-Z][A-Z_]{2,}(?:, [A-Z][A-Z_]{2,})* or [A-Z][A-Z_]{2,}/;
    const unnamed = under('proto/ringline', '.proto').flatMap((file) =>
      [...read(file).matchAll(/((?:^ *\/\/.*\n)+) *(?:repeated |optional )?string (\w+) = ([^;]*);/gm)]
        .filter(([, comment = '', , rest = '']) => listing.test(comment) && !rest.includes('options.v1.values'))
        .map(([, , name]) => `${file}: ${name}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('is named by each text that the edge reads as one by its name', () => {
    expect(parents.size).toBeGreaterThan(100);
    const unnamed: string[] = [];
    for (const [name, message] of parents) {
      const type = schema.getType(name);
      if (!isObjectType(type)) throw new Error(`the schema has no type ${name}`);
      for (const field of Object.values(type.getFields())) {
        const set = getNamedType(field.type);
        const of = message.fields.find(({ localName }) => localName === field.name);
        if (!isEnumType(set) || !of || of.enum) continue;
        const option = hasOption(of, values) ? declared.get(getOption(of, values)) : undefined;
        if (!option || nameOf(option) !== set.name) unnamed.push(`${of.toString()} is ${set.name}`);
      }
    }
    expect(unnamed).toEqual([]);
  });

  it('is the same in the client', () => {
    const stale: string[] = [];
    for (const file of under('web/src/__generated__', '.ts'))
      for (const [, name = '', list = ''] of read(file).matchAll(/^export type (\w+) = ((?:"\w+"(?: \| )?)+);$/gm)) {
        const type = schema.getType(name);
        const known = [...list.matchAll(/"(\w+)"/g)].map(([, value = '']) => value).toSorted();
        if (!isEnumType(type) || known.join() !== shown(type).join()) stale.push(`${file}: ${name}`);
      }
    expect(stale).toEqual([]);
  });
});

it('a number or a flag that may be nothing can be absent in the contract, or the edge says when it is', () => {
  const guessed: string[] = [];
  for (const [name, message] of parents) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    const resolved = new Set(
      domains.flatMap((part: Readonly<Record<string, object>>) => Object.keys(part[name] ?? {})),
    );
    for (const field of Object.values(type.getFields())) {
      const of = message.fields.find(({ localName }) => localName === field.name);
      if (!of || isNonNullType(field.type) || resolved.has(field.name)) continue;
      const isText = isEnumType(getNamedType(field.type)) || ['ID', 'String'].includes(getNamedType(field.type).name);
      if (of.fieldKind === 'scalar' && !isText && of.presence === FeatureSet_FieldPresence.IMPLICIT)
        guessed.push(of.toString());
    }
  }
  expect(guessed).toEqual([]);
});
