/**
 * @generated SignedSource<<83c5a51572f04d0beda0e7d37db04cd5>>
 * @relayHash e30515ebdc8a6ae290ab7333cea3f4f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfff9519db743d2af48dce66cd6b2b0998ec532a79821111823c35d2a8c3e8d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfff9519db743d2af48dce66cd6b2b0998ec532a79821111823c35d2a8c3e8d5",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
