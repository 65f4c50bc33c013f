/**
 * @generated SignedSource<<1938b7a00cb02db85cff79ea53b55f66>>
 * @relayHash 03c48dc5edbbe60a6a389f86047b3102
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8552d7e9fad8ff0fd946ae0bee12bf5745d93edbe9a17c4cfd2eef0b8a3a32be

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type MyProfilePagePresenceMutation$variables = {
  availabilityStatus: UserPresence;
};
export type MyProfilePagePresenceMutation$data = {
  readonly setPresence: {
    readonly availabilityStatus: UserPresence;
    readonly id: string;
    readonly version: number;
  };
};
export type MyProfilePagePresenceMutation = {
  response: MyProfilePagePresenceMutation$data;
  variables: MyProfilePagePresenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "availabilityStatus"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "availabilityStatus",
        "variableName": "availabilityStatus"
      }
    ],
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "setPresence",
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
        "name": "availabilityStatus",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MyProfilePagePresenceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyProfilePagePresenceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8552d7e9fad8ff0fd946ae0bee12bf5745d93edbe9a17c4cfd2eef0b8a3a32be",
    "metadata": {},
    "name": "MyProfilePagePresenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d66e60653a6f788b2d00cb9f4163ae34";

export default node;
