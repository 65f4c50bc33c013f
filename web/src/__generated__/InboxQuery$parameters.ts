/**
 * @generated SignedSource<<9a4aaeb9cb19120d2f4d0b177ea09bab>>
 * @relayHash 6eb24df676a469822d922e462b0b40b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77bdb8aa52cdf59004ffcd3323b1b03014f30a85a3dc1ad25a079858f6dfd4e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77bdb8aa52cdf59004ffcd3323b1b03014f30a85a3dc1ad25a079858f6dfd4e2",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
