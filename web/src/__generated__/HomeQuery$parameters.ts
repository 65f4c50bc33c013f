/**
 * @generated SignedSource<<2b8e982bd805177df4c26d2c3c990964>>
 * @relayHash fa1801bf108e9d4baa1db3b43d18e447
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35ea491618859bd3608ce4c2644e4722ad6a5f5b898040a4be5047b77e32814e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35ea491618859bd3608ce4c2644e4722ad6a5f5b898040a4be5047b77e32814e",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
