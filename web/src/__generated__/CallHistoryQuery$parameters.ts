/**
 * @generated SignedSource<<89a2ad7a51f0e2d59bffd7c61969ea65>>
 * @relayHash 17d1d5ec22fd65bd23062481fbf5ebfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d079f0ac02860705f2e15d52b054c905c78ec907069257b314b41b413ff655a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d079f0ac02860705f2e15d52b054c905c78ec907069257b314b41b413ff655a5",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
