/**
 * @generated SignedSource<<48b1c96051f4c0ebf3682ff9c6749e3a>>
 * @relayHash 463f05fed5eac4d31c04c515afe155d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da211d59f3387c8ca9a437afc3a7de6155cf58a7160f09b06780c41b0d074541

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da211d59f3387c8ca9a437afc3a7de6155cf58a7160f09b06780c41b0d074541",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
