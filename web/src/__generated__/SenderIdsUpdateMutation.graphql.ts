/**
 * @generated SignedSource<<8c44ce8fde825ebf614b4d387e29ecf7>>
 * @relayHash 889272fd420c7ca80f7fe8c2784fe860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 252ce4d0a5666ac422592429f77e3d120be823154060c39d6bc4cc2db7dd5c96

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateSenderIdInput = {
  id: string;
  teamId: string;
  version: number;
};
export type SenderIdsUpdateMutation$variables = {
  input: UpdateSenderIdInput;
};
export type SenderIdsUpdateMutation$data = {
  readonly updateSenderId: {
    readonly id: string;
    readonly team: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly version: number;
  };
};
export type SenderIdsUpdateMutation = {
  response: SenderIdsUpdateMutation$data;
  variables: SenderIdsUpdateMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SenderId",
    "kind": "LinkedField",
    "name": "updateSenderId",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
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
    "name": "SenderIdsUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SenderIdsUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "252ce4d0a5666ac422592429f77e3d120be823154060c39d6bc4cc2db7dd5c96",
    "metadata": {},
    "name": "SenderIdsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a933c21c33c5e827a15d2e5f9477b27";

export default node;
