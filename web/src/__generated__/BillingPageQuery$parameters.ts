/**
 * @generated SignedSource<<8805fa693f6028b16dc88ddc2121ab81>>
 * @relayHash 2f596794b614be9beaa5f13a16866c69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 139004699142a86bb610a6f4f21ce6ec2bfe0126634a9cd1bd516d1fb9b1d0af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "139004699142a86bb610a6f4f21ce6ec2bfe0126634a9cd1bd516d1fb9b1d0af",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
