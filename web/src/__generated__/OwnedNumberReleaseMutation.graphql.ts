/**
 * @generated SignedSource<<40f0bbb9c5be7d5a03dcb6e25ae0d5d0>>
 * @relayHash ddaf93d7fda96c746ea348d4f3b500ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b56155ee4a43d06ac87aacdf5682accf6a32a1089735136b12ebf25294906aa8

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneNumberStatus = "AVAILABLE" | "RELEASED" | "UNAVAILABLE";
export type OwnedNumberReleaseMutation$variables = {
  id: string;
};
export type OwnedNumberReleaseMutation$data = {
  readonly unSubscribePhoneNumber: {
    readonly alreadyReleased: boolean;
    readonly phone: {
      readonly id: string;
      readonly status: PhoneNumberStatus;
    };
  };
};
export type OwnedNumberReleaseMutation = {
  response: OwnedNumberReleaseMutation$data;
  variables: OwnedNumberReleaseMutation$variables;
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
        "name": "phoneNumber",
        "variableName": "id"
      }
    ],
    "concreteType": "UnSubscribePhoneNumberPayload",
    "kind": "LinkedField",
    "name": "unSubscribePhoneNumber",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "alreadyReleased",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "phone",
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
            "name": "status",
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
    "name": "OwnedNumberReleaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnedNumberReleaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b56155ee4a43d06ac87aacdf5682accf6a32a1089735136b12ebf25294906aa8",
    "metadata": {},
    "name": "OwnedNumberReleaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8bbfdf74798ed12ee3e31a647533a6f5";

export default node;
