/**
 * @generated SignedSource<<3931aa8c1b0d40fc72a4ad528e73ec3c>>
 * @relayHash c7e955bbe923ea50cf7da300a08286bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad0002cdfc69492425e09937a634688496b497d8b4191ef38012866323264e11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingDetailsPageQuery } from './BillingDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad0002cdfc69492425e09937a634688496b497d8b4191ef38012866323264e11",
    "metadata": {},
    "name": "BillingDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
