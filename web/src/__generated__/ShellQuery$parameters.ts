/**
 * @generated SignedSource<<09305a0115fbced898bb13f80a332d9b>>
 * @relayHash 5ebc0b0112cf74409b9c47e6e74b5572
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9c186db1d02064677acd02f2721ff2fc14b5baaad3dd88b3ac6b572e38cc460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9c186db1d02064677acd02f2721ff2fc14b5baaad3dd88b3ac6b572e38cc460",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
