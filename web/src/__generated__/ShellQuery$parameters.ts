/**
 * @generated SignedSource<<12c5119ef7424120a475ea08f6b434d5>>
 * @relayHash 599fe7d41cd813955e52bfc52e8af5f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40342e064dfb39ca7f10719747c9c0cdbfc78ba70ba2f0a99a70396224d33e40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40342e064dfb39ca7f10719747c9c0cdbfc78ba70ba2f0a99a70396224d33e40",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
