/**
 * @generated SignedSource<<a68d5d612137422d165db7544a55a4e7>>
 * @relayHash fef3d3ace6d855434c3c5fd29644d0ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8988fcfb1bf276438b0f0d8d37042d61239f73668be7bf161003fb15bcc4a76d

import type { ConcreteRequest } from 'relay-runtime';
export type AddToListMutation$variables = {
  contacts: ReadonlyArray<string>;
  id: string;
};
export type AddToListMutation$data = {
  readonly addContactsToList: {
    readonly changed: number;
    readonly list: {
      readonly contactCount: number;
      readonly id: string;
    };
  };
};
export type AddToListMutation = {
  response: AddToListMutation$data;
  variables: AddToListMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "contacts"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contacts",
        "variableName": "contacts"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SubscriberListChange",
    "kind": "LinkedField",
    "name": "addContactsToList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberList",
        "kind": "LinkedField",
        "name": "list",
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
            "name": "contactCount",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddToListMutation",
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
    "name": "AddToListMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8988fcfb1bf276438b0f0d8d37042d61239f73668be7bf161003fb15bcc4a76d",
    "metadata": {},
    "name": "AddToListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a19c3353bd8b5905f449a2adefbb9665";

export default node;
