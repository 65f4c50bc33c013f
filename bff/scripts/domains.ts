import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A folder of the edge that lists itself. */
export interface Domain {
  /** Of its folder. */
  readonly name: string;
  /** Its `.graphql` files, from `bff/src`. */
  readonly sdl: readonly string[];
  /** The text of these. */
  readonly typeDefs: readonly string[];
  /** GraphQL types that its `mappers.ts` says the parents of: `export type { User as UserMapper }`. */
  readonly mapped: readonly string[];
}

const MAPPER = /\b(?:as|type|interface) (\w+)Mapper\b/g;

/** @param source the folder `bff/src` */
export function collectDomains(source: string): readonly Domain[] {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((name) => name !== 'generated')
    .toSorted()
    .flatMap((name) => {
      const sdl = readdirSync(path.join(source, name))
        .filter((file) => file.endsWith('.graphql'))
        .toSorted()
        .map((file) => `${name}/${file}`);
      if (sdl.length === 0) return [];
      const mappers = path.join(source, name, 'mappers.ts');
      const text = existsSync(mappers) ? readFileSync(mappers, 'utf8') : '';
      return [
        {
          name,
          sdl,
          typeDefs: sdl.map((file) => readFileSync(path.join(source, file), 'utf8')),
          mapped: [...text.matchAll(MAPPER)].flatMap(([, type]) => type ?? []),
        },
      ];
    });
}
