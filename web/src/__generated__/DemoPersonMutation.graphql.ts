/**
 * @generated SignedSource<<4db3c3d9d9e2a2940378e22c6c5e518a>>
 * @relayHash 966169255b60c2c2f75fa1c868f78c8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab9c5c09d5a484c78edc2a83a97de2cd12e43ab6e7dd7d704ef6c8c5f79b9d25

import type { ConcreteRequest } from 'relay-runtime';
export type DemoPersonMutation$variables = {
  userId: string;
};
export type DemoPersonMutation$data = {
  readonly openDemoSession: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    };
  };
};
export type DemoPersonMutation = {
  response: DemoPersonMutation$data;
  variables: DemoPersonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "VerifyOTPResult",
    "kind": "LinkedField",
    "name": "openDemoSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuthTokens",
        "kind": "LinkedField",
        "name": "authTokens",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresInSeconds",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DemoPersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DemoPersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ab9c5c09d5a484c78edc2a83a97de2cd12e43ab6e7dd7d704ef6c8c5f79b9d25",
    "metadata": {},
    "name": "DemoPersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "572328e200a3562e6d142bd30f03def2";

export default node;
