/**
 * @generated SignedSource<<873ca61ae809183cc5e0e7ea5b315f9b>>
 * @relayHash 0cd9b928b4b5db877d5f7f1ca2036c5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00f9bc5a5a4ee65678064d0fb6fba3b6baeef710e1f5bbafaa82e1e10bff0fc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00f9bc5a5a4ee65678064d0fb6fba3b6baeef710e1f5bbafaa82e1e10bff0fc4",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
