/**
 * @generated SignedSource<<bd63259c96ad76b6bb4ecd16019689e4>>
 * @relayHash 1397e1ebe7afe7457a82885d68855c48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562887275c9ed93334e890835e761059b372a54c0e588295cdcd37dc2b8cfb0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumbersPageQuery } from './NumbersPageQuery.graphql';

const node: PreloadableConcreteRequest<NumbersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "562887275c9ed93334e890835e761059b372a54c0e588295cdcd37dc2b8cfb0d",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
