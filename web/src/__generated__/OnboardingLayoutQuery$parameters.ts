/**
 * @generated SignedSource<<df8f279798a5968b51972638300ca04d>>
 * @relayHash 7f138c385dc9e771dc9e7e19335c9879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 710f110e15c59e9b3385f3941019d2b0a2eaa12a650c58dd309299f7c21c9ea1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnboardingLayoutQuery } from './OnboardingLayoutQuery.graphql';

const node: PreloadableConcreteRequest<OnboardingLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "710f110e15c59e9b3385f3941019d2b0a2eaa12a650c58dd309299f7c21c9ea1",
    "metadata": {},
    "name": "OnboardingLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
