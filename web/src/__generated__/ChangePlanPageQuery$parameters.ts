/**
 * @generated SignedSource<<8252c491af1369eec8d5a3f87e3b0c0a>>
 * @relayHash dd70e63644478c84f9534ea4b7bb1631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46c7b537e44d4ad4c661e5a26ea5e0238faeb7172b887248a1c60a1f8c4ddcc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanPageQuery } from './ChangePlanPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46c7b537e44d4ad4c661e5a26ea5e0238faeb7172b887248a1c60a1f8c4ddcc4",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
