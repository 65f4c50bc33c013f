/**
 * @generated SignedSource<<173f030639e6f7549c3774c64b7d1fdd>>
 * @relayHash a7b0c6d3cba60da0a61d8fcd9ae379a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dc32c44738d51e6ecef6ca60b2bda07405ed61e6c4c39aac4158c3880e8eab1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsQuery } from './ContactsQuery.graphql';

const node: PreloadableConcreteRequest<ContactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dc32c44738d51e6ecef6ca60b2bda07405ed61e6c4c39aac4158c3880e8eab1",
    "metadata": {},
    "name": "ContactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
