/**
 * @generated SignedSource<<51760c39ea87687b69ca686f475578ef>>
 * @relayHash 0063b813d959985687e71ae112f21af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe1ce126bdf0b6cf624e8fcacd494896c47596e1183f437cb268214f272bc925

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetGoalsPageQuery } from './SetGoalsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetGoalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe1ce126bdf0b6cf624e8fcacd494896c47596e1183f437cb268214f272bc925",
    "metadata": {},
    "name": "SetGoalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
