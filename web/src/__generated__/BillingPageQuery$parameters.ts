/**
 * @generated SignedSource<<71bebe7542e786d54d06f74715e22b72>>
 * @relayHash 7e95d1f84245f0a4f754220284c11804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3b7a39c300eb0dc7c11aa7f58d8e9015354585d1a76c682b81fb47eb0c50e90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3b7a39c300eb0dc7c11aa7f58d8e9015354585d1a76c682b81fb47eb0c50e90",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
