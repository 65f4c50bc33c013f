/**
 * @generated SignedSource<<e531c4169740a01c11c78323d5562ca4>>
 * @relayHash 2ab1ae568ff896f3aa4b316b49a58f09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8a827f7c877780c863cd5222c761499cba04b44b66a0ea9962b88e0ebdb6a5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeoplePageQuery } from './PeoplePageQuery.graphql';

const node: PreloadableConcreteRequest<PeoplePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8a827f7c877780c863cd5222c761499cba04b44b66a0ea9962b88e0ebdb6a5a",
    "metadata": {},
    "name": "PeoplePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
