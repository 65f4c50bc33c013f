/**
 * @generated SignedSource<<594908a5200e904db7b5f3d4e1cfe55a>>
 * @relayHash 975b3616e2c47fd42ecf18686e894b98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eff0693122687d00c68aaa9f3463be5d0a370af6fbe74ce9b6d4f3135dba034c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompliancePageQuery } from './CompliancePageQuery.graphql';

const node: PreloadableConcreteRequest<CompliancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eff0693122687d00c68aaa9f3463be5d0a370af6fbe74ce9b6d4f3135dba034c",
    "metadata": {},
    "name": "CompliancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
