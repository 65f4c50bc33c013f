import pg from 'pg';

const { types } = pg;
type TypeId = Parameters<typeof types.getTypeParser>[0];
const isJson = (type: TypeId): boolean => type === types.builtins.JSONB || type === types.builtins.JSON;

/**
 * For a query's `types`: its JSON comes as the text that PostgreSQL sent. Who reads the same values again and again can tell
 * them by their text, and parses each once.
 */
export const jsonAsText: pg.CustomTypesConfig = {
  getTypeParser: ((type: TypeId, format?: 'text') =>
    isJson(type) ? (text: string) => text : types.getTypeParser(type, format)) as typeof types.getTypeParser,
};
