/**
 * @generated SignedSource<<531557abbd7e9d747d7b35bbac7669da>>
 * @relayHash 8fac74816814fa7b8e7fece3565d0411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fae3a1c8f6855634ee0c7d494cefb1f77de3926adbd5cb14d3fd66057686eeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fae3a1c8f6855634ee0c7d494cefb1f77de3926adbd5cb14d3fd66057686eeb",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
