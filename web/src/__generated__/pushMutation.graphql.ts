/**
 * @generated SignedSource<<f9c4b03fa116639918d150fc9aef3622>>
 * @relayHash c84cd89e43507ee6da92f1baefd57d32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34d638b2894d9552bbdd977112d425ce976ae5519295e64020ce7233a7d852e1

import type { ConcreteRequest } from 'relay-runtime';
export type SubscribeToPushInput = {
  auth: string;
  endpoint: string;
  name: string;
  p256dh: string;
};
export type pushMutation$variables = {
  input: SubscribeToPushInput;
};
export type pushMutation$data = {
  readonly subscribeToPush: {
    readonly current: boolean;
    readonly id: string;
  };
};
export type pushMutation = {
  response: pushMutation$data;
  variables: pushMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PushDevice",
    "kind": "LinkedField",
    "name": "subscribeToPush",
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
        "name": "current",
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
    "name": "pushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34d638b2894d9552bbdd977112d425ce976ae5519295e64020ce7233a7d852e1",
    "metadata": {},
    "name": "pushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6f1838cf2dd4195776f894765c9c969";

export default node;
