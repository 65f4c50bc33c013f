/**
 * @generated SignedSource<<50e94719b39035b1b7a2c93b1950d53d>>
 * @relayHash 07bdf48b447bbc31197ef6691c66b6ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98632f748143a914c99c7c8d02b01edb6e2980bec9a3a39d07aaa75a415654bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsQuery } from './ContactsQuery.graphql';

const node: PreloadableConcreteRequest<ContactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98632f748143a914c99c7c8d02b01edb6e2980bec9a3a39d07aaa75a415654bd",
    "metadata": {},
    "name": "ContactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
