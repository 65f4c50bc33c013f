/**
 * @generated SignedSource<<d027a7e541c9def732dbbe8b2ed05b95>>
 * @relayHash 108d85d14d9e85a03276c75287096667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccc5b09f915730857af71c5dc31d97b2265f6d7343c9c2b7c7b721d56adcea1c

import type { ConcreteRequest } from 'relay-runtime';
export type QrSignInStatus = "APPROVED" | "DECLINED" | "EXPIRED" | "WAITING";
export type QrSignInMutation$variables = {
  claim: string;
};
export type QrSignInMutation$data = {
  readonly completeQrSignIn: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    } | null | undefined;
    readonly status: QrSignInStatus;
  };
};
export type QrSignInMutation = {
  response: QrSignInMutation$data;
  variables: QrSignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "claim"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "claim",
        "variableName": "claim"
      }
    ],
    "concreteType": "QrSignInResult",
    "kind": "LinkedField",
    "name": "completeQrSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
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
    "name": "QrSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QrSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ccc5b09f915730857af71c5dc31d97b2265f6d7343c9c2b7c7b721d56adcea1c",
    "metadata": {},
    "name": "QrSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1069b84fff2d07cf3974fb9b25e61541";

export default node;
