/**
 * @generated SignedSource<<223c14c2fb1892c56bcbd1d6335060c2>>
 * @relayHash d64037686cce1945aa7edfe9918682a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c44841ec2e831e69c8c24414b041cb5d1912205e6fe03798478214f1e743619

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanPageQuery } from './ChangePlanPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c44841ec2e831e69c8c24414b041cb5d1912205e6fe03798478214f1e743619",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
