import pg from 'pg';

const { JSON: JSON_TYPE, JSONB } = pg.types.builtins;

/**
 * For a query's `types`: its JSON comes as the text that PostgreSQL sent. Who reads the same values again and again can tell
 * them by their text, and parses each once.
 */
export const jsonAsText: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text') =>
    type === JSONB || type === JSON_TYPE
      ? (text: string) => text
      : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};
