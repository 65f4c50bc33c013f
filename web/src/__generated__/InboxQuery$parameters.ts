/**
 * @generated SignedSource<<05f9281a2b749912192b3f9e0a53e14e>>
 * @relayHash f57d9ae495066ad52720571a06cf1f7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47fe683e94297667c16f0cd840d36f3d93f20deba010fd36d42da0300b39e5ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47fe683e94297667c16f0cd840d36f3d93f20deba010fd36d42da0300b39e5ad",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
