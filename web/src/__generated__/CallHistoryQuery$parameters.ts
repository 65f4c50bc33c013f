/**
 * @generated SignedSource<<2f64e0576cc137ac288e48604b33730c>>
 * @relayHash bc9629f39a1fab7eb507aa2d2f79e9c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2dd82f238998c9779d41c39d635b08373c5b021b6ad6f34aff22a17abda7bf1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2dd82f238998c9779d41c39d635b08373c5b021b6ad6f34aff22a17abda7bf1",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
