/**
 * @generated SignedSource<<d9254410424fc6455c44c6055f4d615a>>
 * @relayHash 96b13b3c6ab6a3542ca61462be4c6eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ed38d6b8f89e8d3433b8ac4a582d2aa54a0417a59fcdcb7aea30ea3a56e4539

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListsPageQuery } from './ListsPageQuery.graphql';

const node: PreloadableConcreteRequest<ListsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ed38d6b8f89e8d3433b8ac4a582d2aa54a0417a59fcdcb7aea30ea3a56e4539",
    "metadata": {},
    "name": "ListsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
