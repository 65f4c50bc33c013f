/**
 * @generated SignedSource<<f7260da51c5c38e7450f3ff60269a5c1>>
 * @relayHash 618d766f75287677b8c2f045c86b8a6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b905920be66e22337e3cbab2e47006db6a2d22a7d7a13e3fe784933e6e00b4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallHistoryQuery } from './CallHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CallHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b905920be66e22337e3cbab2e47006db6a2d22a7d7a13e3fe784933e6e00b4b",
    "metadata": {},
    "name": "CallHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
