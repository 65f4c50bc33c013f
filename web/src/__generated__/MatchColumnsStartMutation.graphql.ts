/**
 * @generated SignedSource<<fde8b419bc992d45017f6e835343cc72>>
 * @relayHash d18100e1ecdf6bd7db0350789df0f2a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a69b89f5a5f67f0d52169832ba92f2598577b127ea1009baf9e11719e73c20e

import type { ConcreteRequest } from 'relay-runtime';
export type ImportDuplicateRule = "OVERWRITE" | "SKIP" | "UPDATE_EMPTY";
export type MatchColumnsStartMutation$variables = {
  duplicateRule?: ImportDuplicateRule | null | undefined;
  id: string;
};
export type MatchColumnsStartMutation$data = {
  readonly startContactImport: {
    readonly id: string;
  };
};
export type MatchColumnsStartMutation = {
  response: MatchColumnsStartMutation$data;
  variables: MatchColumnsStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "duplicateRule"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "duplicateRule",
        "variableName": "duplicateRule"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ContactImport",
    "kind": "LinkedField",
    "name": "startContactImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MatchColumnsStartMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MatchColumnsStartMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6a69b89f5a5f67f0d52169832ba92f2598577b127ea1009baf9e11719e73c20e",
    "metadata": {},
    "name": "MatchColumnsStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9c2ecf72f71ddc243157b338a9a1e664";

export default node;
