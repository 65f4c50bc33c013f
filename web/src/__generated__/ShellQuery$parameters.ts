/**
 * @generated SignedSource<<76bf77802b293c8af96c043125263d7c>>
 * @relayHash 25ec167fb79756db6daec80a67b5a2ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09975e723df0dcb815a20a0af2edb239c58329e745a15a9866da64a862f0804d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09975e723df0dcb815a20a0af2edb239c58329e745a15a9866da64a862f0804d",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
