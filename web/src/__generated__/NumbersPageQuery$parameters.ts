/**
 * @generated SignedSource<<39e999ce376a0001b2a5bcbdd5c454aa>>
 * @relayHash e0d342d7579868383ec4721d02980d7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ad74326021ec096eacb63bed75a33390240bd83a4f75d46986ea71f1315df79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumbersPageQuery } from './NumbersPageQuery.graphql';

const node: PreloadableConcreteRequest<NumbersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ad74326021ec096eacb63bed75a33390240bd83a4f75d46986ea71f1315df79",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
