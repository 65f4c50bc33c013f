/**
 * @generated SignedSource<<0c67b098f68e4601db2432a81c54460f>>
 * @relayHash 36066228f65e8562df9bb5ab2920bc5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebb5832e01e8ebe2b74a26edc7b7b85b94ee61f2927a1f6c2235f1196bfbe95c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebb5832e01e8ebe2b74a26edc7b7b85b94ee61f2927a1f6c2235f1196bfbe95c",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
