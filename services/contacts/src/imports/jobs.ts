import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { GoogleDeps } from '../context.ts';
import { openPeople } from '../google/openPeople.ts';
import { giveUpImport } from './import.ts';
import { READ_IMPORT, RUN_IMPORT, UNDO_IMPORT } from './jobNames.ts';
import { readImport } from './readImport.ts';
import { runImport } from './runImport.ts';
import { removeImported } from './undoImport.ts';

const schema = z.object({ workspaceId: z.uuid(), id: z.uuid() });

/** What goes through files and contacts behind a request. */
export const importJobs = (deps: GoogleDeps): Job[] => [
  job({ name: READ_IMPORT, schema, handler: readImport(deps, openPeople(deps)), givenUp: giveUpImport(deps) }),
  job({ name: RUN_IMPORT, schema, handler: runImport(deps), givenUp: giveUpImport(deps) }),
  job({ name: UNDO_IMPORT, schema, handler: removeImported(deps) }),
];
