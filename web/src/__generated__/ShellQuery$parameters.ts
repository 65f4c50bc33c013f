/**
 * @generated SignedSource<<103d20619559504a132647c4fa197238>>
 * @relayHash 1ba9e6a1522519e51fba7f43c73e27f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e70fe66a8670779fc0b760b7a9f525f5339e9b431bf4711cdc1357cc444924a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e70fe66a8670779fc0b760b7a9f525f5339e9b431bf4711cdc1357cc444924a",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
