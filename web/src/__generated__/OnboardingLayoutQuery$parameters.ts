/**
 * @generated SignedSource<<6aaef4018c138657508ceaed5353358b>>
 * @relayHash 246e83c3b9dcc3735ba0e3db1821c4ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23e008013cad358d7a97cabc5825da23a983f22d5894292ffac45bbcaf947906

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnboardingLayoutQuery } from './OnboardingLayoutQuery.graphql';

const node: PreloadableConcreteRequest<OnboardingLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23e008013cad358d7a97cabc5825da23a983f22d5894292ffac45bbcaf947906",
    "metadata": {},
    "name": "OnboardingLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
