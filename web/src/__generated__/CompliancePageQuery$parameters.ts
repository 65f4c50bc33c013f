/**
 * @generated SignedSource<<ec373fdc06679ef241c1700803b8e5c5>>
 * @relayHash 067af180a2ce735a75814d77e80cfc4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84b0e92344ea0d2c88b786a32502877a574b82b844816427a1e858b724616d6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompliancePageQuery } from './CompliancePageQuery.graphql';

const node: PreloadableConcreteRequest<CompliancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84b0e92344ea0d2c88b786a32502877a574b82b844816427a1e858b724616d6a",
    "metadata": {},
    "name": "CompliancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
