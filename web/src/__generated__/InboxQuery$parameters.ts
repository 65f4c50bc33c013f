/**
 * @generated SignedSource<<d9eeb5ca9539d96d8a275efbeb8b8b6b>>
 * @relayHash 7481cf00c2fe6715974a7f2292519294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af19547d9820c83313ce4044fc7dd2e289de6ac0ba01d11a8f2dc20ae156506e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af19547d9820c83313ce4044fc7dd2e289de6ac0ba01d11a8f2dc20ae156506e",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
