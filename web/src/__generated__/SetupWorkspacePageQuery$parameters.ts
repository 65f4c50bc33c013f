/**
 * @generated SignedSource<<59e965ed10132201667705a78dc7d456>>
 * @relayHash 89fecfbe22c8c1780495db6be20622c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d79ffe75cb8ab2649e574ae22523a42721950abe21764fe19a51d28fae4d0b39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetupWorkspacePageQuery } from './SetupWorkspacePageQuery.graphql';

const node: PreloadableConcreteRequest<SetupWorkspacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d79ffe75cb8ab2649e574ae22523a42721950abe21764fe19a51d28fae4d0b39",
    "metadata": {},
    "name": "SetupWorkspacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
