/**
 * @generated SignedSource<<56e31e2859ac3f53ac353c7841034cbc>>
 * @relayHash 8b63f7605bf29c52d7092f0b4ed0931c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d08fbb737aae89b2f2f24fa94ac92710dcd0a3c2398fa0ef52c3edccc75c4dd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d08fbb737aae89b2f2f24fa94ac92710dcd0a3c2398fa0ef52c3edccc75c4dd7",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
