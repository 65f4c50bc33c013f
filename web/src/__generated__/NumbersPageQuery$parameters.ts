/**
 * @generated SignedSource<<9b5dec6c7abf79883a3e99ada7625d2f>>
 * @relayHash 0c86a128d801127d8ccb71b88aba1614
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69e4f161e188adb580361f6d484f582bc105e1b2773350c2c28aa7f12c8f65ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumbersPageQuery } from './NumbersPageQuery.graphql';

const node: PreloadableConcreteRequest<NumbersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69e4f161e188adb580361f6d484f582bc105e1b2773350c2c28aa7f12c8f65ce",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
