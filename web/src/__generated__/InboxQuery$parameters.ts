/**
 * @generated SignedSource<<823c9008021496afd41da4d324185340>>
 * @relayHash b347433393f3c13064134cf5d1188241
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc9d5b5c972fa4b6498b8b40e5f3cd3b502862d5e6753c7e3093cef0b5d0f3c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc9d5b5c972fa4b6498b8b40e5f3cd3b502862d5e6753c7e3093cef0b5d0f3c1",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
