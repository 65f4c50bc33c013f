/**
 * @generated SignedSource<<fdc6b238fd4ca2bcaa61f8fb26c14b25>>
 * @relayHash 9e44fbd5fadf8d04321822d087c75485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c3f1bb383ffbc0ea59f7407104b5f7acbda3f19ec4aa2446f1aada578b1b89a

import type { ConcreteRequest } from 'relay-runtime';
export type phoneOperationsMuteRingingMutation$variables = {
  callId: string;
};
export type phoneOperationsMuteRingingMutation$data = {
  readonly conversationMuteIncomingCallDevices: boolean;
};
export type phoneOperationsMuteRingingMutation = {
  response: phoneOperationsMuteRingingMutation$data;
  variables: phoneOperationsMuteRingingMutation$variables;
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
    "kind": "ScalarField",
    "name": "conversationMuteIncomingCallDevices",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "phoneOperationsMuteRingingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "phoneOperationsMuteRingingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c3f1bb383ffbc0ea59f7407104b5f7acbda3f19ec4aa2446f1aada578b1b89a",
    "metadata": {},
    "name": "phoneOperationsMuteRingingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca70af6e844e73b0fcac9f3fd7ea871e";

export default node;
