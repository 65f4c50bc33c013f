/**
 * @generated SignedSource<<8ba35d5a8be4d3550c4f3c07cdcd29ea>>
 * @relayHash 658cece5f8a631011728946674b523d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9825ae3f63a89e3a8943235c24afbd93174a0700a35e145d47cd231192f05748

import type { ConcreteRequest } from 'relay-runtime';
export type ThreadState = "DONE" | "OPEN" | "SNOOZED";
export type threadActionsStateMutation$variables = {
  state: ThreadState;
  threadId: string;
};
export type threadActionsStateMutation$data = {
  readonly changeThreadState: {
    readonly id: string;
    readonly state: ThreadState;
    readonly version: number;
  };
};
export type threadActionsStateMutation = {
  response: threadActionsStateMutation$data;
  variables: threadActionsStateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "threadId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "state",
        "variableName": "state"
      },
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "Thread",
    "kind": "LinkedField",
    "name": "changeThreadState",
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
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "threadActionsStateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "threadActionsStateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9825ae3f63a89e3a8943235c24afbd93174a0700a35e145d47cd231192f05748",
    "metadata": {},
    "name": "threadActionsStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd60771e63ce108a1f17ec2a7c72ac71";

export default node;
