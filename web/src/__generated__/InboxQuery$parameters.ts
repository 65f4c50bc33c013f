/**
 * @generated SignedSource<<44020e18902d60e041a616c548947d16>>
 * @relayHash c52aee66e170515b39e911b5c6e38d5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eba28a67bdead86777eea4763dbd04ca1c4c5e967ffde048111e294a29d8c32a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eba28a67bdead86777eea4763dbd04ca1c4c5e967ffde048111e294a29d8c32a",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
