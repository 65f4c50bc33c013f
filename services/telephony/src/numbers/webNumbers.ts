/** Web numbers: what people call from a site. They cost nothing, and there is nothing to dial (defaults 7.2). */
import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { announceNumber } from './announceNumber.ts';
import { assertTeam, numberName } from './numbers.ts';
import { requireTheirs } from './numberView.ts';
import { settingsChanged } from './settingsChanged.ts';

/** Of a workspace (defaults 7.2). */
const MOST = 5;
const LONGEST_URL = 300;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$|^localhost$/i;

/**
 * The site as it is kept: its origin, and the path where one was given.
 * @throws Refusal VALIDATION_FAILED
 */
export function siteOf(given: string): string {
  const text = trimmed(given);
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const wrong =
    text === '' ||
    text.length > LONGEST_URL ||
    url === undefined ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.username !== '' ||
    !HOST.test(url.hostname);
  if (wrong) throw invalid('webNumberUrl', 'Enter the address of your site, such as https://www.example.com.');
  return `${url.origin}${url.pathname === '/' ? '' : url.pathname}`;
}

interface NewWebNumber {
  readonly name: string;
  readonly webNumberUrl: string;
  /** Who rings; empty: the default team. */
  readonly teamId: string;
}

/** @throws Refusal VALIDATION_FAILED, NOT_FOUND for the team, CONFLICT for a site that has one, NUMBER_LIMIT_REACHED */
export const createWebNumber =
  (deps: Deps) =>
  async (input: NewWebNumber, principal: Principal): Promise<PhoneNumber> => {
    const { workspaceId } = principal;
    const name = numberName(input.name);
    const webUrl = siteOf(input.webNumberUrl);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await lock(uow);
      const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
      const teamId = input.teamId || workspace?.defaultTeamId || '';
      await assertTeam(uow, teamId, principal);
      await assertFreeSite(uow, webUrl);
      const held = await tx.phoneNumber.count({ where: { ...OF_WEB, workspaceId } });
      if (held >= MOST)
        throw new Refusal({
          code: 'NUMBER_LIMIT_REACHED',
          message: `A workspace has at most ${MOST} web numbers. Remove one that you don’t use.`,
          why: { check: 'web_numbers', required: String(MOST), current: String(held), whoCanFix: ['OWNER', 'ADMIN'] },
        });
      const made = await tx.phoneNumber.create({
        data: {
          workspaceId,
          id: deps.ids.uuid(),
          number: '',
          name,
          webUrl,
          status: 'AVAILABLE',
          country: workspace?.country || 'US',
          type: 'WEB',
          isTestNumber: false,
          isFree: true,
          teamId,
          createdAt: deps.clock.now(),
        },
      });
      announceNumber(uow, made);
      return made;
    });
  };

interface WebNumberChange {
  readonly id: string;
  readonly version: number;
  readonly name?: string | undefined;
  readonly webNumberUrl?: string | undefined;
  readonly teamId?: string | undefined;
}

/** @throws Refusal NOT_FOUND, OUT_OF_SCOPE, CONFLICT for a stale version and for a site that has one, VALIDATION_FAILED */
export const updateWebNumber =
  (deps: Deps) =>
  async (input: WebNumberChange, principal: Principal): Promise<PhoneNumber> => {
    const { workspaceId } = principal;
    const { id, version } = input;
    const name = input.name === undefined ? undefined : numberName(input.name);
    const webUrl = input.webNumberUrl === undefined ? undefined : siteOf(input.webNumberUrl);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await lock(uow);
      const number = await webNumberOf(uow, id, principal);
      if (number.version !== version) throw conflict('The web number');
      if (input.teamId !== undefined) await assertTeam(uow, input.teamId, principal);
      if (webUrl !== undefined && webUrl !== number.webUrl) await assertFreeSite(uow, webUrl);
      const { count } = await tx.phoneNumber.updateMany({
        where: { workspaceId, id, version },
        data: {
          ...(name === undefined ? {} : { name }),
          ...(webUrl === undefined ? {} : { webUrl }),
          ...(input.teamId === undefined ? {} : { teamId: input.teamId }),
          version: { increment: 1 },
        },
      });
      if (count === 0) throw conflict('The web number');
      const saved = await tx.phoneNumber.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } });
      const changes = await settingsChanged(uow, number, saved);
      announceNumber(uow, saved, { changedByUserId: principal.userId, changes, formerTeamId: number.teamId });
      return saved;
    });
  };

/** Calls of the past stay; a removed web number can't be had back. @throws Refusal NOT_FOUND, OUT_OF_SCOPE */
export const removeWebNumber =
  (deps: Deps) =>
  (id: string, principal: Principal): Promise<PhoneNumber> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lock(uow);
      await webNumberOf(uow, id, principal);
      const removed = await tx.phoneNumber.update({
        where: { workspaceId_id: { workspaceId, id } },
        data: { status: 'RELEASED', releaseDate: deps.clock.now(), version: { increment: 1 } },
      });
      announceNumber(uow, removed);
      return removed;
    });

const OF_WEB = { type: 'WEB', NOT: { status: 'RELEASED' } } as const;

/** Of two that are made at the same time, the second sees the first. */
const lock = ({ tx, workspaceId }: Unit) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`web-number:${workspaceId}`}, 0))`;

async function webNumberOf({ tx, workspaceId }: Unit, id: string, principal: Principal): Promise<PhoneNumber> {
  const found = isUuid(id) ? await tx.phoneNumber.findFirst({ where: { ...OF_WEB, workspaceId, id } }) : null;
  if (!found) throw notFound('The web number');
  return requireTheirs(found, principal, 'UPDATE');
}

async function assertFreeSite({ tx, workspaceId }: Unit, webUrl: string): Promise<void> {
  const other = await tx.phoneNumber.findFirst({ where: { ...OF_WEB, workspaceId, webUrl } });
  if (other)
    throw new Refusal({
      code: 'CONFLICT',
      field: 'webNumberUrl',
      message: `“${other.name}” is already the web number of this site. Change it instead.`,
    });
}
