/**
 * @generated SignedSource<<195c18c15d2b8fb6cb71547b54af8ccf>>
 * @relayHash cdf92d196c493e4f55ff9a64a35eabc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41862ce41826a43c80f206a312c5b22b07a567af0272142e06b7377d2f212fed

import type { ConcreteRequest } from 'relay-runtime';
export type ListDialogCreateMutation$variables = {
  description?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  name: string;
};
export type ListDialogCreateMutation$data = {
  readonly createSubscriberList: {
    readonly id: string;
  };
};
export type ListDialogCreateMutation = {
  response: ListDialogCreateMutation$data;
  variables: ListDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "description"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "description",
        "variableName": "description"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "SubscriberList",
    "kind": "LinkedField",
    "name": "createSubscriberList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ListDialogCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ListDialogCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "41862ce41826a43c80f206a312c5b22b07a567af0272142e06b7377d2f212fed",
    "metadata": {},
    "name": "ListDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ea273fcdc5de93d0a51e4ea26b0bfea";

export default node;
