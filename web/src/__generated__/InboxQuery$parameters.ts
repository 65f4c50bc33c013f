/**
 * @generated SignedSource<<35ebfc41a72fbf515236c45ae9eee4cc>>
 * @relayHash 826b572e62c278fa8c5c87265c3143e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee410e0ab9fdf5ce0b652a10f970eb9666b80c4eaaa111d6b4cc560c617364c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee410e0ab9fdf5ce0b652a10f970eb9666b80c4eaaa111d6b4cc560c617364c5",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
