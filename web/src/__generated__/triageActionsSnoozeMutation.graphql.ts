/**
 * @generated SignedSource<<e29810624bf15101ac91d55c9ffbfb44>>
 * @relayHash bcf0397aea0bd8820e866bef53a1359f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc449bc8c07ceb9db8309d5794124c6d0d9be8cabaa9002ae58b3b8ebcfe43dd

import type { ConcreteRequest } from 'relay-runtime';
export type ThreadState = "DONE" | "OPEN" | "SNOOZED";
export type triageActionsSnoozeMutation$variables = {
  threadId: string;
  until?: any | null | undefined;
};
export type triageActionsSnoozeMutation$data = {
  readonly snoozeConversation: {
    readonly id: string;
    readonly snoozedUntil: any | null | undefined;
    readonly state: ThreadState;
    readonly version: number;
  };
};
export type triageActionsSnoozeMutation = {
  response: triageActionsSnoozeMutation$data;
  variables: triageActionsSnoozeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "threadId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      },
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      }
    ],
    "concreteType": "Thread",
    "kind": "LinkedField",
    "name": "snoozeConversation",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "snoozedUntil",
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
    "name": "triageActionsSnoozeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "triageActionsSnoozeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dc449bc8c07ceb9db8309d5794124c6d0d9be8cabaa9002ae58b3b8ebcfe43dd",
    "metadata": {},
    "name": "triageActionsSnoozeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50e378bba308cd77234b20132c226c12";

export default node;
