/**
 * @generated SignedSource<<add89144293bace66cb2e4c91bd99c30>>
 * @relayHash 77621f6b028dfdab28bce4fd26202817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 622e5e5f17a28c301ec94b8763d439f8ff9a7c81ac396d2ae14cbbd200ea153d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "622e5e5f17a28c301ec94b8763d439f8ff9a7c81ac396d2ae14cbbd200ea153d",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
