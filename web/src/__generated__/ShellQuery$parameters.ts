/**
 * @generated SignedSource<<7bdfb3c007fb31f900e5ccc790cecce5>>
 * @relayHash ebc27f1440145946c017fee22cebe32b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0716491750a928a8b80d57791c08c4bd0c282811eb054bca3092eb543a325cd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0716491750a928a8b80d57791c08c4bd0c282811eb054bca3092eb543a325cd9",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
