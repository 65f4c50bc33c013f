/**
 * @generated SignedSource<<6c39410776d0f37a5bfe2db588541ebc>>
 * @relayHash bd2442ed0da0d73c479b874ea14f0e1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f223bae8ac9fad60fcf20982db2f918924b44ff191a0cd09f4ea12a10ff2d40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f223bae8ac9fad60fcf20982db2f918924b44ff191a0cd09f4ea12a10ff2d40",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
