/**
 * @generated SignedSource<<9166402ec1e2135a34655249a8d2d5da>>
 * @relayHash 38d92fa1ff68dd36103ea94b34baebcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de93344d4e97e101847c7df2d37812adfbd8573b0cd22eb4f8115a6b7d5626bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoalActionPageQuery } from './GoalActionPageQuery.graphql';

const node: PreloadableConcreteRequest<GoalActionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de93344d4e97e101847c7df2d37812adfbd8573b0cd22eb4f8115a6b7d5626bb",
    "metadata": {},
    "name": "GoalActionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
