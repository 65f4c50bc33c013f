/**
 * @generated SignedSource<<e415b87359fed13424075f925ce70d7f>>
 * @relayHash 35524e4156a5c6801cc8aa71be53382a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f22791921da1752c8bdca25210a7001080e485b98441665d6ca7395eba1dfae9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectNumberPageQuery } from './SelectNumberPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectNumberPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f22791921da1752c8bdca25210a7001080e485b98441665d6ca7395eba1dfae9",
    "metadata": {},
    "name": "SelectNumberPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
