/**
 * @generated SignedSource<<cc3e81181f6a0b9011af82270f26fd52>>
 * @relayHash ebf35f34bbdb6f4df1275fc6f1e1ed4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe42c80803d0026db718f08141c871866a0c1e25bb5072d3c803d53f69201ac5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe42c80803d0026db718f08141c871866a0c1e25bb5072d3c803d53f69201ac5",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
