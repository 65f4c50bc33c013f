/**
 * @generated SignedSource<<ab1a2ac79f72d36e2f5b9c4adcc7b352>>
 * @relayHash 5405e7087113f4371a9d3d3d520a0d07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 587de98424bdef9ed4cc437bf96ae8cee54de6861f5d9d6e791a0097c45d19a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanPageQuery } from './ChangePlanPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "587de98424bdef9ed4cc437bf96ae8cee54de6861f5d9d6e791a0097c45d19a3",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
