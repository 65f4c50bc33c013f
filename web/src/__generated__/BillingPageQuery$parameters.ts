/**
 * @generated SignedSource<<2565f63421d334991c7f945695ef4739>>
 * @relayHash 01d90d5a4f355ff11990c6c83589b4b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e0fb9aa31b6117776649d0af3d1c297a150f3e923a64fb027319a0debd5224c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e0fb9aa31b6117776649d0af3d1c297a150f3e923a64fb027319a0debd5224c",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
