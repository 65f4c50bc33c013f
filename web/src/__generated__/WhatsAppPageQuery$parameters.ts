/**
 * @generated SignedSource<<3b889d2fdce9823755e9d6b7dcc757c6>>
 * @relayHash 63b6368cf3efdea415f84acf3f882892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd7487b2d92d157083520ebd9175c10244102a9989a39499dbfe361c4599de9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WhatsAppPageQuery } from './WhatsAppPageQuery.graphql';

const node: PreloadableConcreteRequest<WhatsAppPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bd7487b2d92d157083520ebd9175c10244102a9989a39499dbfe361c4599de9",
    "metadata": {},
    "name": "WhatsAppPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
