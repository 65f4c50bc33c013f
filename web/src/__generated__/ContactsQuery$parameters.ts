/**
 * @generated SignedSource<<8cb891a2878ecbfa8c8889f8e40442a5>>
 * @relayHash 911d812d45c7cf78c31852135639a9b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32edad7a3ff6a87bfb396970b01257d3e7aa4a4d381ee3c005f117b3ceb32572

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsQuery } from './ContactsQuery.graphql';

const node: PreloadableConcreteRequest<ContactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32edad7a3ff6a87bfb396970b01257d3e7aa4a4d381ee3c005f117b3ceb32572",
    "metadata": {},
    "name": "ContactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
