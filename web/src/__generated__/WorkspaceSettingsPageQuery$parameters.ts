/**
 * @generated SignedSource<<9d46739940a5e9e7d7a588208d7c011d>>
 * @relayHash 546de7e4c8de21ffb7e03b52cfc3dbf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec57d54ac60cf85f09caf3d26b54c1a960441e3899caeb765e8404258df17049

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspaceSettingsPageQuery } from './WorkspaceSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkspaceSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec57d54ac60cf85f09caf3d26b54c1a960441e3899caeb765e8404258df17049",
    "metadata": {},
    "name": "WorkspaceSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
