/**
 * @generated SignedSource<<58127f5e8702bc9bfb38eb5982e50cad>>
 * @relayHash b6f8a05f76de13ccc6c0d4af90841389
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec64fc5fd323a140e8f494d09c93da7c6acdd066064002444dbddc108e5d4176

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec64fc5fd323a140e8f494d09c93da7c6acdd066064002444dbddc108e5d4176",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
