/**
 * @generated SignedSource<<b1de14dfd1a3a266a1022553dd47c11c>>
 * @relayHash 984337538e33113f0f750d0c82cea97b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 932bac5862418e4830ae656d01c5c1f803d6d52347bc655975c302093e42fc96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "932bac5862418e4830ae656d01c5c1f803d6d52347bc655975c302093e42fc96",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
