/**
 * @generated SignedSource<<adeb24e78dff770e4dfb6bd5a0f10588>>
 * @relayHash 384ea56b7d520358c540e58d67aedaf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbfbf8c8472b47ca51236f9ee53118ea5b92d6cbbb687fdfeaaddc4465ad9753

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbfbf8c8472b47ca51236f9ee53118ea5b92d6cbbb687fdfeaaddc4465ad9753",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
