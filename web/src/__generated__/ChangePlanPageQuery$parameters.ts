/**
 * @generated SignedSource<<4f9da48b421958464df95be6c3799aaf>>
 * @relayHash d81640473d8cc9e8c20947b75c55820a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0e7e715cf9a584f60d848a9209396d42b75067b968b6b36c7c3900b214c8f3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanPageQuery } from './ChangePlanPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0e7e715cf9a584f60d848a9209396d42b75067b968b6b36c7c3900b214c8f3f",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
