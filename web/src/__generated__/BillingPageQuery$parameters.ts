/**
 * @generated SignedSource<<5d9b272b7ac08b467f92f300db419ba0>>
 * @relayHash 338e118bbd6f7325ac76d4aa4e21cb6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdbd89182d4de0a528a5346e457fe8c5d5bb0c79e5332741efffc35f6e58cd8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdbd89182d4de0a528a5346e457fe8c5d5bb0c79e5332741efffc35f6e58cd8e",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
