/**
 * @generated SignedSource<<73cc63ed7d3496f55a069a2ee696d21b>>
 * @relayHash 6ced6b5f241738ead790a29fca2eca7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f09b097475b95b300ebfae37ef5b9a98d12b2cc05813887adeebc8b7ce914d

import type { ConcreteRequest } from 'relay-runtime';
export type changeSubscribersAddMutation$variables = {
  contacts: ReadonlyArray<string>;
  id: string;
};
export type changeSubscribersAddMutation$data = {
  readonly addContactsToList: {
    readonly changed: number;
    readonly list: {
      readonly contactCount: number;
      readonly id: string;
    };
  };
};
export type changeSubscribersAddMutation = {
  response: changeSubscribersAddMutation$data;
  variables: changeSubscribersAddMutation$variables;
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
    "name": "changeSubscribersAddMutation",
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
    "name": "changeSubscribersAddMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "60f09b097475b95b300ebfae37ef5b9a98d12b2cc05813887adeebc8b7ce914d",
    "metadata": {},
    "name": "changeSubscribersAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42d7bdb4297304675d4ad1a1402c6214";

export default node;
