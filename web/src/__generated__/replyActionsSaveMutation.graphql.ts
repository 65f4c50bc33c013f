/**
 * @generated SignedSource<<78a8f928fede6b053668c4c4f241b956>>
 * @relayHash 74f90065ea63f67c6d7bdc6c76ecfcae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3901b8b0de345c3ba19660f7fcb87c6d945b4b513a040f1c20dd1113b371373

import type { ConcreteRequest } from 'relay-runtime';
export type SavedReplyAudience = "OWN" | "TEAM" | "WORKSPACE";
export type SaveSavedReplyInput = {
  audience: SavedReplyAudience;
  body: string;
  id?: string | null | undefined;
  name: string;
  teamId?: string | null | undefined;
};
export type replyActionsSaveMutation$variables = {
  input: SaveSavedReplyInput;
};
export type replyActionsSaveMutation$data = {
  readonly saveSavedReply: {
    readonly audience: SavedReplyAudience;
    readonly body: string;
    readonly canChange: boolean;
    readonly canRemove: boolean;
    readonly id: string;
    readonly name: string;
    readonly team: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly version: number;
  };
};
export type replyActionsSaveMutation = {
  response: replyActionsSaveMutation$data;
  variables: replyActionsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SavedReply",
    "kind": "LinkedField",
    "name": "saveSavedReply",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "audience",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canChange",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canRemove",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "replyActionsSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "replyActionsSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a3901b8b0de345c3ba19660f7fcb87c6d945b4b513a040f1c20dd1113b371373",
    "metadata": {},
    "name": "replyActionsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1f68b554c71091e5d4635b0310c5cbe";

export default node;
