import { Prisma } from '../generated/prisma/client.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import type { WebFormWithFigures } from './webForm.ts';

/** All web forms of the workspace, the newest first; a plan bounds how many there are. */
export const listWebForms =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, { workspaceId }: Actor): Promise<WebFormWithFigures[]> =>
    db.tenant(workspaceId, (uow) => withFigures(uow, Prisma.sql`w.deleted_at IS NULL`));

/** One form with its figures, deleted or not. */
export async function webFormOf(uow: Unit, id: string): Promise<WebFormWithFigures> {
  const [form] = await withFigures(uow, Prisma.sql`w.id = ${id}::uuid`);
  if (!form) throw new Error('A web form that was saved is not there');
  return form;
}

const withFigures = ({ tx, workspaceId }: Unit, which: Prisma.Sql): Promise<WebFormWithFigures[]> =>
  tx.$queryRaw<WebFormWithFigures[]>`
    SELECT w.id::text AS id, w.workspace_id::text AS "workspaceId", w.key, w.name, w.heading, w.body, w.fields, w.consent, w.button,
      w.list_id::text AS "listId", w.phone_number_id::text AS "phoneNumberId", w.country, w.opt_in_level AS "optInLevel", w.question,
      w.answer, w.thanks, w.thanks_url AS "thanksUrl", w.origins, w.enabled, w.seen, w.created_at AS "createdAt",
      w.updated_at AS "updatedAt", w.deleted_at AS "deletedAt", w.version, coalesce(n.number, '') AS "phoneNumber",
      CASE WHEN l.deleted_at IS NULL THEN l.name ELSE '' END AS "listName", f.joined, f.gone AS "left",
      CASE WHEN l.deleted_at IS NOT NULL THEN 'NO_LIST'
        WHEN w.opt_in_level = 'DOUBLE' AND n.texts IS NOT TRUE THEN 'NO_NUMBER'
        WHEN w.enabled THEN 'OPEN' ELSE 'OFF' END AS status
    FROM web_form AS w
    JOIN subscriber_list AS l ON l.workspace_id = w.workspace_id AND l.id = w.list_id
    LEFT JOIN own_number AS n ON n.workspace_id = w.workspace_id AND n.id = w.phone_number_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE s.state = 'JOINED')::integer AS joined,
        count(*) FILTER (WHERE s.state = 'JOINED' AND s.left_at IS NOT NULL)::integer AS gone
      FROM signup AS s WHERE s.workspace_id = w.workspace_id AND s.web_form_id = w.id) AS f
    WHERE w.workspace_id = ${workspaceId}::uuid AND ${which}
    ORDER BY w.created_at DESC, w.id DESC`;
