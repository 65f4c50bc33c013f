/**
 * @generated SignedSource<<97243b0e42e9f35db4335b79e4b4df62>>
 * @relayHash c9eb34f8ad7c329cb99146e6d85d3c76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21565411f9570a78d0d7894676228cb3214da75f74c87311d3169e6de6fbbc3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21565411f9570a78d0d7894676228cb3214da75f74c87311d3169e6de6fbbc3c",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
