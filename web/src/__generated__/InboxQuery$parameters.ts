/**
 * @generated SignedSource<<8d4a502fb9a48b9be015e5f2fdebb59c>>
 * @relayHash d4226fcca74b3b3315866c5d6cabc7e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41bdca67ba8332c78a8fca44b202a9d9825f7d35aaa4bbdf7986bf51b1e73e9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41bdca67ba8332c78a8fca44b202a9d9825f7d35aaa4bbdf7986bf51b1e73e9a",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
