/**
 * @generated SignedSource<<e68aa3336f6d585d84057819b66de3e4>>
 * @relayHash d912c5369a5bf3493ed12788a9f9c078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e33729cbd55f7c7d3080294b36b3902554d4125c22bfe45f154e2d2f66daf01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSecurityPageQuery } from './AccountSecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountSecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e33729cbd55f7c7d3080294b36b3902554d4125c22bfe45f154e2d2f66daf01",
    "metadata": {},
    "name": "AccountSecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
