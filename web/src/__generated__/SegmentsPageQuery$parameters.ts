/**
 * @generated SignedSource<<373e52981503d7eb3c14e5eb1d5b9716>>
 * @relayHash 752380f40f588398109501e6f6d1717d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31fc73989f906a39a042f70331d4a8a14c2d2afa774d7c3917e7492f5845116c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SegmentsPageQuery } from './SegmentsPageQuery.graphql';

const node: PreloadableConcreteRequest<SegmentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31fc73989f906a39a042f70331d4a8a14c2d2afa774d7c3917e7492f5845116c",
    "metadata": {},
    "name": "SegmentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
