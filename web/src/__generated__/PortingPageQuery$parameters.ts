/**
 * @generated SignedSource<<6303af0508ec9386c6f80b614b0bc3ce>>
 * @relayHash d8773c7322366845c01444688cd8e5cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc19e5da9b646096e30b3fab546106018377e68c88cc24d19887a382e1e343e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortingPageQuery } from './PortingPageQuery.graphql';

const node: PreloadableConcreteRequest<PortingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cc19e5da9b646096e30b3fab546106018377e68c88cc24d19887a382e1e343e",
    "metadata": {},
    "name": "PortingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
