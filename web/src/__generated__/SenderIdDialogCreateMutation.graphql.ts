/**
 * @generated SignedSource<<3caa00420767ef2508b27edab60d8740>>
 * @relayHash 30f482c594ab3865bda6ad52fa1cbd76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d9d8b03da06765825842ffa6119215baee8343c64f8ad90b3e51acfcd07f182

import type { ConcreteRequest } from 'relay-runtime';
export type SenderIdState = "ACTIVE" | "IN_REVIEW" | "NEEDS_DOCUMENTS" | "REFUSED" | "REJECTED" | "SETTING_UP";
export type CreateSenderIdInput = {
  country: string;
  senderId: string;
  teamId?: string | null | undefined;
};
export type SenderIdDialogCreateMutation$variables = {
  input: CreateSenderIdInput;
};
export type SenderIdDialogCreateMutation$data = {
  readonly createSenderId: {
    readonly country: string;
    readonly id: string;
    readonly senderId: string;
    readonly state: SenderIdState;
  };
};
export type SenderIdDialogCreateMutation = {
  response: SenderIdDialogCreateMutation$data;
  variables: SenderIdDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "createSenderId",
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
        "name": "senderId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
    "name": "SenderIdDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SenderIdDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0d9d8b03da06765825842ffa6119215baee8343c64f8ad90b3e51acfcd07f182",
    "metadata": {},
    "name": "SenderIdDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cd61e3518314a81610718d1f7240f69";

export default node;
