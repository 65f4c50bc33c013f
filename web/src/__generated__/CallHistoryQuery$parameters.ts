/**
 * @generated SignedSource<<d768a475f6e805d474fe4cc029dbd449>>
 * @relayHash 2805856fb847a8f437bc82431bda9b72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69960afc35300eb7a4ae088758879bcdad61e922309f0b5f9a8c106e91caf5aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69960afc35300eb7a4ae088758879bcdad61e922309f0b5f9a8c106e91caf5aa",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
