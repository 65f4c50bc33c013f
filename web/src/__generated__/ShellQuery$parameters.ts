/**
 * @generated SignedSource<<3ae6c7a58acce9ef4da4c24876b117c3>>
 * @relayHash 189b3892fe6ee15f1cf3512968b0de09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45c2b57ea7a27cd7859a54a4a468a0a50b5d9ea76dd15e79d82d05ed7a6e6e6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45c2b57ea7a27cd7859a54a4a468a0a50b5d9ea76dd15e79d82d05ed7a6e6e6c",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
