/**
 * @generated SignedSource<<c94a94c196e8cb8163e7dd50a4026b99>>
 * @relayHash 552992c479ed5677f9e01518364a58aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f873efa7e8a2e34b2f8d020a63785d563f51cc9e1c513ae8ff7eaa5fb1c12267

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinWorkspacePageQuery } from './JoinWorkspacePageQuery.graphql';

const node: PreloadableConcreteRequest<JoinWorkspacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f873efa7e8a2e34b2f8d020a63785d563f51cc9e1c513ae8ff7eaa5fb1c12267",
    "metadata": {},
    "name": "JoinWorkspacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
