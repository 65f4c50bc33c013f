/**
 * @generated SignedSource<<082ca05fadb2de84a5979f15b548c5ea>>
 * @relayHash d927b52db2c92214afc7a1f28f305904
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffb1410a5c7d29ecc9c7113bb7ae20d563150810f063e677af514c80960a49c9

import type { ConcreteRequest } from 'relay-runtime';
export type ListDialogUpdateMutation$variables = {
  description?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  version: number;
};
export type ListDialogUpdateMutation$data = {
  readonly updateSubscriberList: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly version: number;
  };
};
export type ListDialogUpdateMutation = {
  response: ListDialogUpdateMutation$data;
  variables: ListDialogUpdateMutation$variables;
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
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v4 = [
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
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "SubscriberList",
    "kind": "LinkedField",
    "name": "updateSubscriberList",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ListDialogUpdateMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ListDialogUpdateMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "ffb1410a5c7d29ecc9c7113bb7ae20d563150810f063e677af514c80960a49c9",
    "metadata": {},
    "name": "ListDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eed6b5de6560cbbfcab72d4ccd53c2a9";

export default node;
