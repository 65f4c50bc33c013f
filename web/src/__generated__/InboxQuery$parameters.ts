/**
 * @generated SignedSource<<79f542395a6426ca4da418ae61fe786c>>
 * @relayHash e8c1b2d861190fb7c4291014c0d7dcc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e991b12824f28e1087d35b7d0e03328882ebe7bbcec3394f1ef0190db7f850c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e991b12824f28e1087d35b7d0e03328882ebe7bbcec3394f1ef0190db7f850c",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
