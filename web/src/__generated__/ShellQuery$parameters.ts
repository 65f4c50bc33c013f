/**
 * @generated SignedSource<<8acbe545efae55f8826ca0c4e32ef666>>
 * @relayHash 37ebc1f64fdce80a517d8481916b53c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d99a9a08105a04d86f75e6d04b8ab1b02be2a92c6fdeff4779d1a551917138b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d99a9a08105a04d86f75e6d04b8ab1b02be2a92c6fdeff4779d1a551917138b",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
