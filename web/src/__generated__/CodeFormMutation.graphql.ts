/**
 * @generated SignedSource<<e10505fb064fa670e78467fa8f205ad7>>
 * @relayHash a17150fcffe4d1fa2d5a5157624ad71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 671d1f3d76ce05358d5b0f0c95aa42c76677400e980bd46193dc32931055aab9

import type { ConcreteRequest } from 'relay-runtime';
export type CodeFormMutation$variables = {
  code: string;
  userId: string;
};
export type CodeFormMutation$data = {
  readonly verifyOTP: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    };
  };
};
export type CodeFormMutation = {
  response: CodeFormMutation$data;
  variables: CodeFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "VerifyOTPResult",
    "kind": "LinkedField",
    "name": "verifyOTP",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CodeFormMutation",
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
    "name": "CodeFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "671d1f3d76ce05358d5b0f0c95aa42c76677400e980bd46193dc32931055aab9",
    "metadata": {},
    "name": "CodeFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12a52c0f2d72f5c101bc2bc39d761541";

export default node;
