/** What an import over plain HTTP is answered with: once it is done, or that it takes longer. */
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@ringline/kit/errors';
import { ImportService, type Import, type ImportProblem } from '@ringline/proto/contacts/v1/imports_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { FastifyReply } from 'fastify';
import type { OperationContext } from '../graphql/context.ts';

/** For so long an answer waits for the import; what takes longer is looked up by its id. */
const ANSWER_MS = 25_000;
const LOOK_MS = 200;
const PAGE = 500;

const FAILURES: Readonly<Record<string, string>> = {
  EMPTY: 'The file has no rows. Choose one with a header and at least one contact.',
  UNREADABLE: 'The file can’t be read. Save it as CSV or XLSX, and try again.',
  TOO_MANY_ROWS: 'The file has more than 50,000 rows. Split it, and import the parts.',
  TOO_MANY_COLUMNS: 'The file has more than 100 columns. Remove those that hold nothing about contacts.',
  TOO_LARGE: 'The workbook unpacks to more than can be imported. Save its first sheet as CSV.',
  PASSWORD_PROTECTED: 'The workbook is protected by a password. Save it without one, and try again.',
  QUOTE_NOT_CLOSED: 'A quote in the file is never closed. Close it, and try again.',
  HEADERS_MISSING:
    'CSV should contain firstName, lastName, and phoneNumber for each contact. Kindly check our sample CSV template for reference.',
  INTERRUPTED: 'The import was interrupted. Import the same file again; no one is added twice.',
  GOOGLE_REFUSED: 'Failed to import Google contacts. Google no longer lets us read them. Start the import again.',
  GOOGLE_BUSY: 'Failed to import Google contacts. Google asks us to come back later. Try again in an hour.',
};
const PENDING = 'We are pulling your contacts. Please check back in a few minutes';

/** @throws Refusal VALIDATION_FAILED where it failed */
export async function answerWhenDone(
  context: OperationContext,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const imports = context.call(ImportService);
  const until = context.edge.clock.now().getTime() + ANSWER_MS;
  for (;;) {
    const { import: found } = await imports.getImport({ id });
    const state = found?.state ?? '';
    if (state === 'FAILED') throw failed(found);
    if (state.startsWith('DONE')) {
      const errors = await problemsOf((afterLine) => imports.listImportProblems({ id, afterLine, limit: PAGE }));
      return reply.send({ data: { id, state, errors } });
    }
    if (context.edge.clock.now().getTime() > until)
      return reply.code(202).send({ message: PENDING, data: { id, state, errors: [] } });
    await pause(LOOK_MS);
  }
}

async function problemsOf(page: (afterLine: number) => Promise<{ problems: ImportProblem[] }>) {
  const errors: { row: number; contact: string; reason: string }[] = [];
  for (let after = 0; ;) {
    const { problems } = await page(after);
    errors.push(
      ...problems.map(({ line, contact, phoneNumber, reason }) => ({
        row: line,
        contact: contact || phoneNumber,
        reason,
      })),
    );
    const last = problems.at(-1);
    if (!last || problems.length < PAGE) return errors;
    after = last.line;
  }
}

const failed = (found: Import | undefined): Refusal =>
  new Refusal({
    code: 'VALIDATION_FAILED',
    field: 'file',
    message: FAILURES[found?.failure ?? ''] ?? 'Failed to import contacts. Please try again.',
    why: { check: 'import-file', required: 'a list of contacts', current: found?.failure ?? '' },
  });

/** Where the workspace is: how its people write numbers. */
export async function homeCountry(context: OperationContext): Promise<string> {
  return (await context.call(WorkspaceService).getWorkspace({})).workspace?.setting?.country ?? '';
}
