/**
 * @generated SignedSource<<cfaa1d1e99f24ecee68a97376e5454e5>>
 * @relayHash ae1dc2a627d8691c9fc1d5347ee278fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f6acebb8c4137d4d8240c2a4d1f85bb939733d6efa63795a70ad7788423dd6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumbersPageQuery } from './NumbersPageQuery.graphql';

const node: PreloadableConcreteRequest<NumbersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85f6acebb8c4137d4d8240c2a4d1f85bb939733d6efa63795a70ad7788423dd6",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
