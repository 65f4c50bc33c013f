/**
 * @generated SignedSource<<b776a5553a179b6efb214d906e7207a5>>
 * @relayHash 68efe00c09de5daf3fc01bac1f464b32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c5e2f193556fba18eddfaa284ae50a88d684f921446d2b6dd766ce4fa5e6744

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumbersPageQuery } from './NumbersPageQuery.graphql';

const node: PreloadableConcreteRequest<NumbersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c5e2f193556fba18eddfaa284ae50a88d684f921446d2b6dd766ce4fa5e6744",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
