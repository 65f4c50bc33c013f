/**
 * @generated SignedSource<<15e01cb9298b16f8922ca55f3aaae675>>
 * @relayHash 60b03dcb9b07e88a15c037e3993b72fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 152d706bdc421413601a9f8aaa44033660c5a1cf8e1c46157d9abd1e9ef90f99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "152d706bdc421413601a9f8aaa44033660c5a1cf8e1c46157d9abd1e9ef90f99",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
