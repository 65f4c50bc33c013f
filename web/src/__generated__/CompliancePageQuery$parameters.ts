/**
 * @generated SignedSource<<b32d80c7c5f93248f842e54dd49e701b>>
 * @relayHash 3b45df21a3914fc838e74eb18ff8e16c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96bdefe740bc375323dd0f3108e19eae2937ffda38366bc8a3e33a6a4a4e442f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompliancePageQuery } from './CompliancePageQuery.graphql';

const node: PreloadableConcreteRequest<CompliancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96bdefe740bc375323dd0f3108e19eae2937ffda38366bc8a3e33a6a4a4e442f",
    "metadata": {},
    "name": "CompliancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
