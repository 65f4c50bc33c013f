/**
 * @generated SignedSource<<60482edad72301108502f314ccf94c3c>>
 * @relayHash 772b02665d100f95c1f655014170fad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f9f114d6c99c45effb85440ac869e5d00f112ce30b33eeeffef4850964136eb

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateScheduledMessageInput = {
  body?: string | null | undefined;
  id: string;
  sendAt?: any | null | undefined;
  sendNow?: boolean | null | undefined;
};
export type scheduledActionsUpdateMutation$variables = {
  input: UpdateScheduledMessageInput;
};
export type scheduledActionsUpdateMutation$data = {
  readonly updateScheduledMessage: {
    readonly body: string;
    readonly id: string;
    readonly sendAt: any;
    readonly version: number;
  };
};
export type scheduledActionsUpdateMutation = {
  response: scheduledActionsUpdateMutation$data;
  variables: scheduledActionsUpdateMutation$variables;
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
    "concreteType": "ScheduledMessage",
    "kind": "LinkedField",
    "name": "updateScheduledMessage",
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
        "name": "body",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sendAt",
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
    "name": "scheduledActionsUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scheduledActionsUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f9f114d6c99c45effb85440ac869e5d00f112ce30b33eeeffef4850964136eb",
    "metadata": {},
    "name": "scheduledActionsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "105c3e6775ef802b45301dfee6f7ea8e";

export default node;
