/**
 * @generated SignedSource<<e4c5516ebeb0de1c04a3004e8e3aa11e>>
 * @relayHash bddd75e8a072964753dead7c2dc215a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef10d9b11906923e472f94cb1d00c66b011d90ddf2e29b4e7f2f516bac5b2513

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef10d9b11906923e472f94cb1d00c66b011d90ddf2e29b4e7f2f516bac5b2513",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
