/**
 * @generated SignedSource<<575168e494cdef17deda31995384708a>>
 * @relayHash 2402731f66651392035c388a47224685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21247bb45b60901d2c2f1e21b5c5f50fb128f9af8d1dec23f2227d8a051c9d8b

import type { ConcreteRequest } from 'relay-runtime';
export type NumberPurchaseStatus = "BUYING" | "DONE" | "FAILED" | "PAID" | "PAYING" | "REFUNDING" | "RESERVED";
export type addonFinishMutation$variables = {
  externalId?: string | null | undefined;
  id: string;
  number?: string | null | undefined;
};
export type addonFinishMutation$data = {
  readonly buyPhoneNumberCallback: {
    readonly phone: {
      readonly id: string;
    } | null | undefined;
    readonly subscriptionAddon: {
      readonly alternatives: ReadonlyArray<string>;
      readonly failureReason: string | null | undefined;
      readonly id: string;
      readonly isRefunded: boolean;
      readonly status: NumberPurchaseStatus;
    };
  };
};
export type addonFinishMutation = {
  response: addonFinishMutation$data;
  variables: addonFinishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "externalId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "externalId",
        "variableName": "externalId"
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      },
      {
        "kind": "Variable",
        "name": "subscriptionAddon",
        "variableName": "id"
      }
    ],
    "concreteType": "BuyPhoneNumberPayload",
    "kind": "LinkedField",
    "name": "buyPhoneNumberCallback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionAddon",
        "kind": "LinkedField",
        "name": "subscriptionAddon",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failureReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRefunded",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alternatives",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "phone",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "addonFinishMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "addonFinishMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "21247bb45b60901d2c2f1e21b5c5f50fb128f9af8d1dec23f2227d8a051c9d8b",
    "metadata": {},
    "name": "addonFinishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5349ab88fb58843b15f5a18cb1f3a8bb";

export default node;
