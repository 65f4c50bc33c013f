/** The two requests of an import from Google: where the popup goes, and what it came back with. */
import { invalid, Refusal } from '@ringline/kit/errors';
import type { AuthorizeGoogleRequest, ImportGoogleRequest } from '@ringline/proto/contacts/v1/imports_pb';
import { z } from 'zod';
import type { GoogleDeps, ImportActor } from '../context.ts';
import { dropOld } from '../imports/createImport.ts';
import { fileKey, type ContactImport } from '../imports/import.ts';
import { READ_IMPORT } from '../imports/jobNames.ts';
import { readTargetList } from '../imports/targets.ts';
import { CodeRefused, consentUrl, newVerifier, redeem, redirectUriOf, ScopeRefused } from './provider.ts';

/** So long a popup may stand open. */
const OPEN_MS = 10 * 60_000;
const FAILED = 'Failed to import Google contacts';

/** What goes to Google and comes back: only we can read or make it, and it is of one person in one workspace. */
const flow = z.object({
  kind: z.literal('google-contacts'),
  workspaceId: z.uuid(),
  userId: z.string(),
  /** Of the import that it will be: asked twice, it is one. */
  importId: z.uuid(),
  verifier: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/**
 * Where the popup goes.
 * @throws Refusal UNAVAILABLE where no client at Google is set up, VALIDATION_FAILED for a page that is not ours
 */
export const authorizeGoogle =
  ({ env, secrets, ids, clock }: GoogleDeps) =>
  async (
    { redirectUri }: Pick<AuthorizeGoogleRequest, 'redirectUri'>,
    { workspaceId, userId }: ImportActor,
  ): Promise<{ redirectUrl: string }> => {
    assertOffered(env);
    assertOurs(env, redirectUri);
    const verifier = newVerifier();
    const state = secrets.seal(
      JSON.stringify({
        kind: 'google-contacts',
        workspaceId,
        userId,
        importId: ids.uuid(),
        verifier,
        expiresAt: clock.now().getTime() + OPEN_MS,
      }),
    );
    return { redirectUrl: consentUrl(env, { state, verifier }) };
  };

type Input = Pick<ImportGoogleRequest, 'code' | 'state' | 'error' | 'redirectUri' | 'subscriberListId' | 'country'>;

/**
 * Takes what the popup came back with, and begins to read the account; a job does that.
 * @throws Refusal VALIDATION_FAILED for a state that is not this person's or is too old, for a code that
 * Google does not take, and where the person declined; NOT_FOUND for a list that is not there; UNAVAILABLE while Google is away
 */
export const importGoogle =
  ({ env, secrets, db, clock, jobs, storage }: GoogleDeps) =>
  async (input: Input, { workspaceId, userId }: ImportActor): Promise<ContactImport> => {
    assertOffered(env);
    assertOurs(env, input.redirectUri);
    const now = clock.now();
    const opened = openFlow(secrets, input.state);
    if (!opened || opened.workspaceId !== workspaceId || opened.userId !== userId || opened.expiresAt < now.getTime())
      throw refused('google-state', 'Google’s answer is too old, or belongs to someone else. Start the import again.');
    const { importId: id } = opened;
    if (input.error !== '' || input.code === '')
      throw refused('google-declined', 'You didn’t let Ringline read your Google contacts, so nothing was imported.');
    const { list, present } = await db.tenant(workspaceId, async (uow) => ({
      list: await readTargetList(uow, input.subscriberListId),
      present: await uow.tx.contactImport.findFirst({ where: { id, workspaceId } }),
    }));
    if (present) return present;
    const token = await redeem(env, { code: input.code, verifier: opened.verifier }).catch((error: unknown) => {
      if (error instanceof CodeRefused)
        throw refused('google-code', `${FAILED}. Google no longer accepts this sign-in. Start the import again.`);
      if (error instanceof ScopeRefused)
        throw refused(
          'google-scope',
          `${FAILED}. Select the box that lets Ringline see your contacts, and start the import again.`,
        );
      throw new Refusal({
        code: 'UNAVAILABLE',
        message: `${FAILED}. Google can’t be reached right now. Try again in a few minutes.`,
        retryable: true,
        why: { check: 'google-away', required: 'an answer from Google', current: 'none' },
      });
    });
    const { created, dropped } = await db.tenant(workspaceId, async (uow) => {
      const dropped = await dropOld(uow, userId, now);
      const created = await uow.tx.contactImport.create({
        data: {
          id,
          workspaceId,
          createdBy: userId,
          fileName: 'Google contacts',
          sizeBytes: 0n,
          state: 'QUEUED',
          source: 'GOOGLE',
          googleGrant: secrets.seal(token),
          review: false,
          country: input.country,
          subscriberListId: list,
          createdAt: now,
        },
      });
      await jobs.enqueue(uow, READ_IMPORT, { workspaceId, id });
      return { created, dropped };
    });
    for (const old of dropped) await storage.delete(fileKey(workspaceId, old));
    return created;
  };

function openFlow({ open }: Pick<GoogleDeps['secrets'], 'open'>, state: string) {
  try {
    return flow.parse(JSON.parse(open(state)));
  } catch {
    return undefined;
  }
}

function assertOffered({ GOOGLE_CONTACTS_CLIENT_ID: client }: GoogleDeps['env']): void {
  if (client !== '') return;
  throw new Refusal({
    code: 'UNAVAILABLE',
    message:
      'Importing from Google isn’t set up on this server. Import a file, or ask your server’s administrator to set GOOGLE_CONTACTS_CLIENT_ID.',
    why: { check: 'google-contacts', required: 'an OAuth client', current: 'none' },
  });
}

/** A page that is not ours must never get anyone's code. */
function assertOurs(env: GoogleDeps['env'], redirectUri: string): void {
  const ours = redirectUriOf(env);
  if (redirectUri !== ours) throw invalid('redirectUri', `Google sends people back to ${ours} alone.`);
}

const refused = (check: string, message: string): Refusal =>
  new Refusal({
    code: 'VALIDATION_FAILED',
    field: 'code',
    message,
    why: { check, required: 'consent', current: 'none' },
  });
