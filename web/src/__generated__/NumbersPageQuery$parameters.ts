/**
 * @generated SignedSource<<063c65e4d6e92b6ab2972aaa830e8bb7>>
 * @relayHash f3cc232313bcff14c984ec4486c3d6e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 059a7c3b746a2579c9ecfcfd77eff77fb6e1555b20ebbd82ea9f822d0d3a4c12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumbersPageQuery } from './NumbersPageQuery.graphql';

const node: PreloadableConcreteRequest<NumbersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "059a7c3b746a2579c9ecfcfd77eff77fb6e1555b20ebbd82ea9f822d0d3a4c12",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
