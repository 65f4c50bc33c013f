/**
 * @generated SignedSource<<f18222fbd580a0cdbe5c5ab805f3e057>>
 * @relayHash 39d97c806be15fabc2db8ac94aaea15c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a35675ef6c095f148f469620f4fe0d57bd0bc7765d3ac3d4bb258cf219a0acf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManageWorkspacesPageQuery } from './ManageWorkspacesPageQuery.graphql';

const node: PreloadableConcreteRequest<ManageWorkspacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a35675ef6c095f148f469620f4fe0d57bd0bc7765d3ac3d4bb258cf219a0acf9",
    "metadata": {},
    "name": "ManageWorkspacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
