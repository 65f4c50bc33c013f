/**
 * @generated SignedSource<<58cd675b95eda75412b9376a3cc1ef82>>
 * @relayHash c2bf2ae085ebf5746f1b7d36d32b391e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d22545d4de9d9fa3ac45874903c50f9212103b87c84d470f4df4fe7234d29f27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListsPageQuery } from './ListsPageQuery.graphql';

const node: PreloadableConcreteRequest<ListsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d22545d4de9d9fa3ac45874903c50f9212103b87c84d470f4df4fe7234d29f27",
    "metadata": {},
    "name": "ListsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
