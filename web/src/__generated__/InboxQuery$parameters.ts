/**
 * @generated SignedSource<<bb311e3e889a54936ddfe3f71e6b5591>>
 * @relayHash 299d3f1112aa9793511a01b64a3506e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 722fc436acec68c92f46aa67c13296b77fc175236949b7b428da69fabe9f59b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "722fc436acec68c92f46aa67c13296b77fc175236949b7b428da69fabe9f59b2",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
