/**
 * @generated SignedSource<<2869e0c31964cd8b6649a0c0e88be085>>
 * @relayHash f98ef90f455792d373f2f3f20292f9fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd389a6d4ee95a791ddcac67d4133b9da925ea29467f1cba2ed3c9909b8c193d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd389a6d4ee95a791ddcac67d4133b9da925ea29467f1cba2ed3c9909b8c193d",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
