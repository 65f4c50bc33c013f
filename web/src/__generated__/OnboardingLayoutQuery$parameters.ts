/**
 * @generated SignedSource<<f2e9e21ee2b39376ad26ed63dbabacf9>>
 * @relayHash 261f1f209265540e96835ea97419fdfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7885151405ab7fb740613b6630516a7f416918e1e9577ea1db1280e96bad0782

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnboardingLayoutQuery } from './OnboardingLayoutQuery.graphql';

const node: PreloadableConcreteRequest<OnboardingLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7885151405ab7fb740613b6630516a7f416918e1e9577ea1db1280e96bad0782",
    "metadata": {},
    "name": "OnboardingLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
