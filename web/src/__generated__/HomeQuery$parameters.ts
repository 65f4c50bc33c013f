/**
 * @generated SignedSource<<a30c47c6f8d9548a48ca38881b01fe62>>
 * @relayHash bef07794b0b5fcbda52d5b7051d32e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a034e1bdb901fca60176367c639e96cf015cd3ba480821eab4422a7841beff96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a034e1bdb901fca60176367c639e96cf015cd3ba480821eab4422a7841beff96",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
