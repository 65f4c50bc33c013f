/**
 * @generated SignedSource<<267197c8f39ed86493723fdd4892c69f>>
 * @relayHash 8335fd3c52804ce490fa82f0c6a11ad8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcfbd314965e07619ad71861d869534a226cf8094c4cb26500575b1e9d435f76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcfbd314965e07619ad71861d869534a226cf8094c4cb26500575b1e9d435f76",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
