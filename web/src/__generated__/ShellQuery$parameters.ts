/**
 * @generated SignedSource<<ad7e7bd83b57e30b85a02e4842871cc9>>
 * @relayHash f561fffafa7cc57a1430f1cbfdd782ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6722c6e6b476573300f0ed6619851e63acc4c75dba294f8367bc8b3069b5b373

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6722c6e6b476573300f0ed6619851e63acc4c75dba294f8367bc8b3069b5b373",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
