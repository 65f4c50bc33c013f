/**
 * @generated SignedSource<<1fc91fccd756c075abf2fd7ac8f95ef4>>
 * @relayHash 4797c4564f465a9f87b1f286131ea171
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e511aa55c1fa9def0cfeeea93dffe124ba68a073cba9d8643b1aaa4d0c8ea9e6

import type { ConcreteRequest } from 'relay-runtime';
export type scheduledActionsCancelMutation$variables = {
  id: string;
};
export type scheduledActionsCancelMutation$data = {
  readonly cancelScheduledMessage: string;
};
export type scheduledActionsCancelMutation = {
  response: scheduledActionsCancelMutation$data;
  variables: scheduledActionsCancelMutation$variables;
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
    "kind": "ScalarField",
    "name": "cancelScheduledMessage",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "scheduledActionsCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scheduledActionsCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e511aa55c1fa9def0cfeeea93dffe124ba68a073cba9d8643b1aaa4d0c8ea9e6",
    "metadata": {},
    "name": "scheduledActionsCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37a1353c0c18598a9d2f6a6a75450a7f";

export default node;
