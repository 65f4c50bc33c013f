/**
 * @generated SignedSource<<29287f3ecc6c8c2f0abd84d01e28f9b8>>
 * @relayHash 7ad3b298a01832c826076f522a27fe1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29fe15cd6f0a68d2ba0e8f87bdd11ca620ee7f739da05af23233407a396f48a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WhatsAppPageQuery } from './WhatsAppPageQuery.graphql';

const node: PreloadableConcreteRequest<WhatsAppPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29fe15cd6f0a68d2ba0e8f87bdd11ca620ee7f739da05af23233407a396f48a0",
    "metadata": {},
    "name": "WhatsAppPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
