/**
 * @generated SignedSource<<1ddc8c67b2ba5eb66bbad6f0b56a7a0b>>
 * @relayHash 8da63f579799e3677c22595afdc6af95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e052266fe8a3221af8a622fabfe44f72a8befdc4c66adda69b074b9214c7137a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e052266fe8a3221af8a622fabfe44f72a8befdc4c66adda69b074b9214c7137a",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
