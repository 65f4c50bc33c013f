/**
 * @generated SignedSource<<83ab2fdf6b3092da98a555bb5570b6de>>
 * @relayHash 657779481dadb59e761ab56d0c7fc489
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f52458bde27a13ed7187da7be855a9c4320a1e529ddccf0df4a602a0016233b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageHistoryQuery } from './MessageHistoryQuery.graphql';

const node: PreloadableConcreteRequest<MessageHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f52458bde27a13ed7187da7be855a9c4320a1e529ddccf0df4a602a0016233b",
    "metadata": {},
    "name": "MessageHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
