/**
 * @generated SignedSource<<3bb8d5ec9e3a97b5530bb4671b4ba14c>>
 * @relayHash dc657295e4bb1f6ddf0b525ea431b255
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5e1638e21ce593cca73b7117d807c88cbce34a59c6af4bd26d0ed6114378d6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5e1638e21ce593cca73b7117d807c88cbce34a59c6af4bd26d0ed6114378d6a",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
