/**
 * @generated SignedSource<<00f8f7298dda1bf67413b1a86fc2d6d8>>
 * @relayHash 443e4919016eeeaf0d53eadeb2640ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f400a78b81938de3e100eb732bc6bb449871357a3711bc4cd3b1fb85b34d00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24f400a78b81938de3e100eb732bc6bb449871357a3711bc4cd3b1fb85b34d00",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
