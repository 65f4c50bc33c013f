/**
 * @generated SignedSource<<f14e98d53cd886c4d75d3d2188fbdf19>>
 * @relayHash bda4f7273613873b79a11f95ddacce24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad1206c5ff1e44a68a42c78a4379b1b3ae58443b66eb9ad436ee82340a5ed034

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad1206c5ff1e44a68a42c78a4379b1b3ae58443b66eb9ad436ee82340a5ed034",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
