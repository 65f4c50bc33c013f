/**
 * @generated SignedSource<<c19c2ee85cc1d82d4ac156a12da421dc>>
 * @relayHash 994c6a96de2180c32dbcda1c9a5b21aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab40439c0f8c014dab40a377eea1996e5f986ceb7546aeaf960f94411ca2f628

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsQuery } from './ContactsQuery.graphql';

const node: PreloadableConcreteRequest<ContactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab40439c0f8c014dab40a377eea1996e5f986ceb7546aeaf960f94411ca2f628",
    "metadata": {},
    "name": "ContactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
