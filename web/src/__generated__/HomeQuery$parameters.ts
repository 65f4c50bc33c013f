/**
 * @generated SignedSource<<49bdd5aeefedb953c8bde4d8c8473f6b>>
 * @relayHash 6461ff17217338890e9019db0e94d4e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2204349cca848153046c06215b501e1071ce7df08b1e5cf322b7db5ceff96c46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2204349cca848153046c06215b501e1071ce7df08b1e5cf322b7db5ceff96c46",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
