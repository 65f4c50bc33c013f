/**
 * @generated SignedSource<<ea9bfdb3840b7dedb095bc2c8d1c8660>>
 * @relayHash 874fb1e45dc7c3f4e2b8cfaf93707c6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22cb1d135b3d9db7a8fbf8d1263b2f5ef536b7296ea9649bd512e0747c848183

import type { ConcreteRequest } from 'relay-runtime';
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type LiveCallActionsEndMutation$variables = {
  callId: string;
};
export type LiveCallActionsEndMutation$data = {
  readonly endCall: {
    readonly id: string;
    readonly status: CallStatus;
  };
};
export type LiveCallActionsEndMutation = {
  response: LiveCallActionsEndMutation$data;
  variables: LiveCallActionsEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "callId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "callId",
        "variableName": "callId"
      }
    ],
    "concreteType": "Call",
    "kind": "LinkedField",
    "name": "endCall",
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
    "name": "LiveCallActionsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveCallActionsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "22cb1d135b3d9db7a8fbf8d1263b2f5ef536b7296ea9649bd512e0747c848183",
    "metadata": {},
    "name": "LiveCallActionsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "227eaa6e4653235498c7ca4660a41773";

export default node;
