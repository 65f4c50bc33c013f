/**
 * @generated SignedSource<<b1579e80824904cb8ba68ad1b2f16ed6>>
 * @relayHash a576a3f56611c31484b51f528ddfd6b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cecde433773786dcf40efdfd89995f57942da87f18b1d8b99b56ac89321a673

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedRepliesPageQuery } from './SavedRepliesPageQuery.graphql';

const node: PreloadableConcreteRequest<SavedRepliesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cecde433773786dcf40efdfd89995f57942da87f18b1d8b99b56ac89321a673",
    "metadata": {},
    "name": "SavedRepliesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
