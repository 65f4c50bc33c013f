/**
 * @generated SignedSource<<cdc258c7a8256f08e3cb0335143ff9f5>>
 * @relayHash 0f21838a8a55b943c5b0dee6ba901d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a021822d20ec27d951378deb2ca7330a21c7e1022b82529fc93ef9178e527f9

import type { ConcreteRequest } from 'relay-runtime';
export type SeatsDialogMutation$variables = {
  change?: string | null | undefined;
  numberOfSeat: number;
  redirectUrl: string;
};
export type SeatsDialogMutation$data = {
  readonly subscribeUser: {
    readonly confirmationUrl: string | null | undefined;
    readonly subscriptionAddon: {
      readonly id: string;
    };
  };
};
export type SeatsDialogMutation = {
  response: SeatsDialogMutation$data;
  variables: SeatsDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "change"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "numberOfSeat"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "redirectUrl"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "change",
        "variableName": "change"
      },
      {
        "kind": "Variable",
        "name": "numberOfSeat",
        "variableName": "numberOfSeat"
      },
      {
        "kind": "Variable",
        "name": "redirectUrl",
        "variableName": "redirectUrl"
      }
    ],
    "concreteType": "SubscribeUserPayload",
    "kind": "LinkedField",
    "name": "subscribeUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "confirmationUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SeatAddon",
        "kind": "LinkedField",
        "name": "subscriptionAddon",
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
    "name": "SeatsDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SeatsDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3a021822d20ec27d951378deb2ca7330a21c7e1022b82529fc93ef9178e527f9",
    "metadata": {},
    "name": "SeatsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5d85475dcbdc027ff8c3264ab99f690";

export default node;
