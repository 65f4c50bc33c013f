/**
 * @generated SignedSource<<f704fc62962a643b03a55211c69d3864>>
 * @relayHash dd0ef901e5b0412638679d1569f58f3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 428335f984c40cbd84d6e3f5e5c2991921f59cc731c911d7a24be871f49c4299

import type { ConcreteRequest } from 'relay-runtime';
export type MessageFiltersContactQuery$variables = {
  id: string;
};
export type MessageFiltersContactQuery$data = {
  readonly getContactById: {
    readonly fullName: string;
    readonly id: string;
    readonly phoneNumber: string;
  };
};
export type MessageFiltersContactQuery = {
  response: MessageFiltersContactQuery$data;
  variables: MessageFiltersContactQuery$variables;
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
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "getContactById",
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
        "name": "fullName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumber",
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
    "name": "MessageFiltersContactQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessageFiltersContactQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "428335f984c40cbd84d6e3f5e5c2991921f59cc731c911d7a24be871f49c4299",
    "metadata": {},
    "name": "MessageFiltersContactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a103466f532cf5838e3c59b3f2a206f";

export default node;
