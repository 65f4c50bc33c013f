/**
 * @generated SignedSource<<bbbc8dc06febcdd85d3f92889f7753f9>>
 * @relayHash b0272c998d1f7b651c30c4e56af10a28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eab04377747df28870974ddeef3f3c4dce0f3c7247c0cc9edef197d24d06149

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eab04377747df28870974ddeef3f3c4dce0f3c7247c0cc9edef197d24d06149",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
