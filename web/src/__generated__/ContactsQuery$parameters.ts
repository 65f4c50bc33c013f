/**
 * @generated SignedSource<<bcfb1a769d5224d26f9286e2fe03e5a9>>
 * @relayHash 860bbeda7c34f5f87af79b51dc497f6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27784564cb7aac056cc8850e9901ba839c668b756b1cb1386ab2afaf8293910d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsQuery } from './ContactsQuery.graphql';

const node: PreloadableConcreteRequest<ContactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27784564cb7aac056cc8850e9901ba839c668b756b1cb1386ab2afaf8293910d",
    "metadata": {},
    "name": "ContactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
