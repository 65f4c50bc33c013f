/**
 * @generated SignedSource<<6a6d3f12e23477a8324edc0312948fa2>>
 * @relayHash ecc04030475e45794076b287fe0dd535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f4080845947b93e75661912544a5afd8cdda3cb32e2022221e0bd0ce36a177f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f4080845947b93e75661912544a5afd8cdda3cb32e2022221e0bd0ce36a177f",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
