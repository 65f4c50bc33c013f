/**
 * @generated SignedSource<<a400a818fcbaa3d320800f1f27686f8d>>
 * @relayHash 75ea7f012f716d426a2673998dbc7d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 457b3d75b8350ca7eb17fe726be2bd8c80190109783a2bf2eeb7bbeacb79ce3b

import type { ConcreteRequest } from 'relay-runtime';
export type useMergeUndoMutation$variables = {
  id: string;
};
export type useMergeUndoMutation$data = {
  readonly undoContactMerge: {
    readonly id: string;
    readonly undoUntil: any | null | undefined;
    readonly undoneAt: any | null | undefined;
  };
};
export type useMergeUndoMutation = {
  response: useMergeUndoMutation$data;
  variables: useMergeUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ContactMerge",
    "kind": "LinkedField",
    "name": "undoContactMerge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoneAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMergeUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMergeUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "457b3d75b8350ca7eb17fe726be2bd8c80190109783a2bf2eeb7bbeacb79ce3b",
    "metadata": {},
    "name": "useMergeUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47be428c061c22da5cbc2370598ba7d7";

export default node;
