import { Prisma } from '../generated/prisma/client.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import type { KeywordWithFigures } from './keyword.ts';

/** All keywords of the workspace, the newest first; a plan bounds how many there are. */
export const listKeywords =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, { workspaceId }: Actor): Promise<KeywordWithFigures[]> =>
    db.tenant(workspaceId, (uow) => withFigures(uow, Prisma.sql`k.deleted_at IS NULL`));

/** One keyword with its figures, deleted or not. */
export async function figuresOf(uow: Unit, id: string): Promise<KeywordWithFigures> {
  const [keyword] = await withFigures(uow, Prisma.sql`k.id = ${id}::uuid`);
  if (!keyword) throw new Error('A keyword that was saved is not there');
  return keyword;
}

const withFigures = ({ tx, workspaceId }: Unit, which: Prisma.Sql): Promise<KeywordWithFigures[]> =>
  tx.$queryRaw<KeywordWithFigures[]>`
    SELECT k.id::text AS id, k.workspace_id::text AS "workspaceId", k.word, k.phone_number_id::text AS "phoneNumberId",
      k.list_id::text AS "listId", k.opt_in_level AS "optInLevel", k.question, k.answer, k.created_at AS "createdAt",
      k.updated_at AS "updatedAt", k.deleted_at AS "deletedAt", k.version, coalesce(n.number, '') AS "phoneNumber",
      CASE WHEN l.deleted_at IS NULL THEN l.name ELSE '' END AS "listName", f.seen, f.joined, f.gone AS "left"
    FROM keyword AS k
    JOIN subscriber_list AS l ON l.workspace_id = k.workspace_id AND l.id = k.list_id
    LEFT JOIN own_number AS n ON n.workspace_id = k.workspace_id AND n.id = k.phone_number_id
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS seen, count(*) FILTER (WHERE s.state = 'JOINED')::integer AS joined,
        count(*) FILTER (WHERE s.state = 'JOINED' AND s.left_at IS NOT NULL)::integer AS gone
      FROM signup AS s WHERE s.workspace_id = k.workspace_id AND s.keyword_id = k.id) AS f
    WHERE k.workspace_id = ${workspaceId}::uuid AND ${which}
    ORDER BY k.created_at DESC, k.id DESC`;
