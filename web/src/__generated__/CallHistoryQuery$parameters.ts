/**
 * @generated SignedSource<<a93e37fb9de96164fb76cf5b7f5d9339>>
 * @relayHash e6c32cd1e4112c6201ab54a9f75bcb8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97dc8801dabdd651bc92d91546e32ab2fccdbd4ed7439098249a508fd8eb170c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97dc8801dabdd651bc92d91546e32ab2fccdbd4ed7439098249a508fd8eb170c",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
