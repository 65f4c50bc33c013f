/**
 * @generated SignedSource<<55bcad8d175150a6f9578ffb1048fb29>>
 * @relayHash e49824d4a6b300491ae7eeccddfcfbea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 351b80cb7206b82dee3b7485512af5f7eed12a53f31ca2ff4631586358674e03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsQuery } from './ContactsQuery.graphql';

const node: PreloadableConcreteRequest<ContactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "351b80cb7206b82dee3b7485512af5f7eed12a53f31ca2ff4631586358674e03",
    "metadata": {},
    "name": "ContactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
