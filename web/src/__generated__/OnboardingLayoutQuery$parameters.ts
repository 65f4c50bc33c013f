/**
 * @generated SignedSource<<29e6e8ebc0ab3a2886db0afaebadc4bd>>
 * @relayHash d5cd0a9ea5f7a2d3b70a9ef42713106b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1a51747e8c59f5a4e1d577b66a2c57252a1b06043b0931f11ff70c1aad3bc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnboardingLayoutQuery } from './OnboardingLayoutQuery.graphql';

const node: PreloadableConcreteRequest<OnboardingLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b1a51747e8c59f5a4e1d577b66a2c57252a1b06043b0931f11ff70c1aad3bc7",
    "metadata": {},
    "name": "OnboardingLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
