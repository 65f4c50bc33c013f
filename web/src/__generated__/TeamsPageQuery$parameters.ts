/**
 * @generated SignedSource<<a5d13a6726ad3ceac4ac5beb9cb57592>>
 * @relayHash 69045ce6b8ec2bc3ba2de115fc946100
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9a6811a86bf7a1f0596b6041be1d05527b19f367ba1dd4a62af9d2d3ce9baf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9a6811a86bf7a1f0596b6041be1d05527b19f367ba1dd4a62af9d2d3ce9baf8",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
