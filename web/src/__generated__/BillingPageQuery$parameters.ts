/**
 * @generated SignedSource<<772a72b23a7798d943b9fc44c882e5ae>>
 * @relayHash d80eb3a822c6e7e1c4256a14aa6ebaa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b911f516916bae445ec5851b38e2c04e4d8a3c79727051be0062702c718eb687

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b911f516916bae445ec5851b38e2c04e4d8a3c79727051be0062702c718eb687",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
