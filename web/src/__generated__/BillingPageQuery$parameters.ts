/**
 * @generated SignedSource<<97d0949d66f96250082e8634a11fa8d7>>
 * @relayHash 12f48dc7079f5a7dffa18b8dc5dd3e47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0634a0f7593355770ab277582e9b064b109619ade2e37dac138e62cad638d130

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingPageQuery } from './BillingPageQuery.graphql';

const node: PreloadableConcreteRequest<BillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0634a0f7593355770ab277582e9b064b109619ade2e37dac138e62cad638d130",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
