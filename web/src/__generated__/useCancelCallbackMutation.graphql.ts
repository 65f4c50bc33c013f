/**
 * @generated SignedSource<<5d8ab98d031079c7f2abf75e55655ec1>>
 * @relayHash e03168118731da57d63ae43a6c01eb6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00e96e5c255bdff42fa0ac8d115ad6cafc6fd14e2a43144fcd8097b6928b69d5

import type { ConcreteRequest } from 'relay-runtime';
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type CancelQueueCallbackInput = {
  callId: string;
};
export type useCancelCallbackMutation$variables = {
  input: CancelQueueCallbackInput;
};
export type useCancelCallbackMutation$data = {
  readonly cancelQueueCallback: {
    readonly id: string;
    readonly status: CallStatus;
  };
};
export type useCancelCallbackMutation = {
  response: useCancelCallbackMutation$data;
  variables: useCancelCallbackMutation$variables;
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
    "concreteType": "Call",
    "kind": "LinkedField",
    "name": "cancelQueueCallback",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelCallbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelCallbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "00e96e5c255bdff42fa0ac8d115ad6cafc6fd14e2a43144fcd8097b6928b69d5",
    "metadata": {},
    "name": "useCancelCallbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40ff04407d5414fe6634802f5488393d";

export default node;
