/**
 * @generated SignedSource<<06e216b3e9d575bff0c9388fadda56bf>>
 * @relayHash 209d91973dbd07920b16c5d2341429ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270e0759bd4c204556271cc46c972363e7d8a3a7e9117de9c0ddaafeb0c24af1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViberPageQuery } from './ViberPageQuery.graphql';

const node: PreloadableConcreteRequest<ViberPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "270e0759bd4c204556271cc46c972363e7d8a3a7e9117de9c0ddaafeb0c24af1",
    "metadata": {},
    "name": "ViberPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
