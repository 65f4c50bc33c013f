/**
 * @generated SignedSource<<f2673d322979528ddfee1db823f69396>>
 * @relayHash 34c3b564c13d2dd33638eccb352dc34a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ef738221422930cb65e5a9b8f6634c1feff27c9d241562e7b72f19fc025d508

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AcquisitionPageQuery } from './AcquisitionPageQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ef738221422930cb65e5a9b8f6634c1feff27c9d241562e7b72f19fc025d508",
    "metadata": {},
    "name": "AcquisitionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
