/**
 * @generated SignedSource<<912d63fa4c30d410c2cd6e922610679d>>
 * @relayHash b2df64796442b0680682fbd620af4005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e49e25d9ded4caffd05ddb9a693692d3de99164dbbe3f2c04074f4fccc8d0c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e49e25d9ded4caffd05ddb9a693692d3de99164dbbe3f2c04074f4fccc8d0c1",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
