/**
 * @generated SignedSource<<6cefcf11023e061e2836de8f6d868eea>>
 * @relayHash c0893b27f6550a5149c29c28dc9a78d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5274080dc32229ef3110648f6eea18d14481240e71db084d1f4f88480637d6d9

import type { ConcreteRequest } from 'relay-runtime';
export type changeSubscribersRemoveMutation$variables = {
  contacts: ReadonlyArray<string>;
  id: string;
};
export type changeSubscribersRemoveMutation$data = {
  readonly removeContactsFromList: {
    readonly changed: number;
    readonly list: {
      readonly contactCount: number;
      readonly id: string;
    };
  };
};
export type changeSubscribersRemoveMutation = {
  response: changeSubscribersRemoveMutation$data;
  variables: changeSubscribersRemoveMutation$variables;
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
    "name": "removeContactsFromList",
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
    "name": "changeSubscribersRemoveMutation",
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
    "name": "changeSubscribersRemoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5274080dc32229ef3110648f6eea18d14481240e71db084d1f4f88480637d6d9",
    "metadata": {},
    "name": "changeSubscribersRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e10b92a5127ee953d3dfa35f07ba9c3";

export default node;
