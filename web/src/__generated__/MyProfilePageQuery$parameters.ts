/**
 * @generated SignedSource<<1a88305709a88dd13cce919f2db26dae>>
 * @relayHash b404558e61422386c042bef620adf93e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3144633cf77610f720ba17d9464b8fcb794bb55cdf2f3a97fa1e8b2d386a939b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfilePageQuery } from './MyProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<MyProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3144633cf77610f720ba17d9464b8fcb794bb55cdf2f3a97fa1e8b2d386a939b",
    "metadata": {},
    "name": "MyProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
