/**
 * @generated SignedSource<<4903873476f89b9fa613fdb9a284dc08>>
 * @relayHash 634362c9f8e950149f060c8d8b391261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cf6d02f44f5833be89b7c50c4923870d7a23e8641e47c5dff75eddd8f143d92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageAutomationPageQuery } from './MessageAutomationPageQuery.graphql';

const node: PreloadableConcreteRequest<MessageAutomationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cf6d02f44f5833be89b7c50c4923870d7a23e8641e47c5dff75eddd8f143d92",
    "metadata": {},
    "name": "MessageAutomationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
