/**
 * @generated SignedSource<<c6813f7543de38184fb879a76022e979>>
 * @relayHash cfabed537f8d2d1c56be0715f1dec423
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3cdd7d55ede2d1d57fd94cf10077b52c0ac66b4e5b6fc172b9dc022f4967bfe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3cdd7d55ede2d1d57fd94cf10077b52c0ac66b4e5b6fc172b9dc022f4967bfe",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
