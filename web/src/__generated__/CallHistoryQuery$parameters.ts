/**
 * @generated SignedSource<<ce4c2b4c8ae06d12c1bead715bc97874>>
 * @relayHash 1752d250dd34f3f4df0a8a399d447327
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99cad4f401db8a0f3e5d078b64f7bf3c29b85c182a194108d1f21376ecfb5b1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99cad4f401db8a0f3e5d078b64f7bf3c29b85c182a194108d1f21376ecfb5b1b",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
