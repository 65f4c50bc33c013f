/**
 * @generated SignedSource<<8cedb4541c136055d97410c52c4f5305>>
 * @relayHash 505ac1315e3ca32d80f45d49143fcfb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13e2319c6cd6cc4cf656270b71c3cf6117e591bf97ac605d01492c4aa9edec2f

import type { ConcreteRequest } from 'relay-runtime';
export type OneListDeleteMutation$variables = {
  id: string;
};
export type OneListDeleteMutation$data = {
  readonly deleteSubscriberList: {
    readonly id: string;
  };
};
export type OneListDeleteMutation = {
  response: OneListDeleteMutation$data;
  variables: OneListDeleteMutation$variables;
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
    "concreteType": "SubscriberList",
    "kind": "LinkedField",
    "name": "deleteSubscriberList",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OneListDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OneListDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "13e2319c6cd6cc4cf656270b71c3cf6117e591bf97ac605d01492c4aa9edec2f",
    "metadata": {},
    "name": "OneListDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "707339c484e87213813f99e5348cebb5";

export default node;
