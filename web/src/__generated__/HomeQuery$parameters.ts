/**
 * @generated SignedSource<<c38f1e56e121339582a4e98882ba548a>>
 * @relayHash 9c3a4acfc19d744ce1ad083ea1921747
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2fdc76191e4a7d1c1a11e9d2b7f12f4b1c0ffba76e9d806747b7d0684a374e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2fdc76191e4a7d1c1a11e9d2b7f12f4b1c0ffba76e9d806747b7d0684a374e2",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
