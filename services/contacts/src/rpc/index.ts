import type { ConnectRouter } from '@connectrpc/connect';
import type { GoogleDeps } from '../context.ts';
import { bulkRpc } from './bulk.ts';
import { contactRpc } from './contacts.ts';
import { customerRpc } from './customers.ts';
import { importRpc } from './imports.ts';
import { keywordRpc } from './keywords.ts';
import { mergeRpc } from './merges.ts';
import { pictureRpc } from './pictures.ts';
import { propertyRpc } from './properties.ts';
import { listRpc } from './lists.ts';
import { scoreRpc } from './scores.ts';
import { segmentRpc } from './segments.ts';
import { viewRpc } from './views.ts';
import { webFormRpc } from './webForms.ts';

/** All handlers of contacts, one file for each aggregate. */
export const rpc = (deps: GoogleDeps) => (router: ConnectRouter) => {
  contactRpc(deps)(router);
  customerRpc(deps)(router);
  propertyRpc(deps)(router);
  bulkRpc(deps)(router);
  mergeRpc(deps)(router);
  importRpc(deps)(router);
  listRpc(deps)(router);
  segmentRpc(deps)(router);
  scoreRpc(deps)(router);
  pictureRpc(deps)(router);
  keywordRpc(deps)(router);
  viewRpc(deps)(router);
  webFormRpc(deps)(router);
};
