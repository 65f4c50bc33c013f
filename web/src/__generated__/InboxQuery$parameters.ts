/**
 * @generated SignedSource<<250a7e619fec4597126a44b91008ad4a>>
 * @relayHash 07da8f68780b37ccf4ab512a1915607a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 898727f6b04ab5885d040477d12b93d6c728f6986788cdbb028f2eaaf0d548ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "898727f6b04ab5885d040477d12b93d6c728f6986788cdbb028f2eaaf0d548ce",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
