/**
 * @generated SignedSource<<b10a1c6519671195bc2e66e6d9534c6c>>
 * @relayHash e70281b08043dd972f53481e0454146b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7492a54ef4033c5e8e235aff78aa96328f5cd746e5feacf38e565923144c988d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7492a54ef4033c5e8e235aff78aa96328f5cd746e5feacf38e565923144c988d",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
