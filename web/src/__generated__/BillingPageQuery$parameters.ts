/**
 * @generated SignedSource<<7fa46c426304f18d4332600576f7bc2d>>
 * @relayHash 1f576b3c5417e9a6fa8fbbd114fd54d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8813db41dbfd003de66c0d39080725ae6fa1893e0860032a298a1f245b00a4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8813db41dbfd003de66c0d39080725ae6fa1893e0860032a298a1f245b00a4d",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
