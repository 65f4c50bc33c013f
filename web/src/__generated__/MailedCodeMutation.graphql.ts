/**
 * @generated SignedSource<<508c614b1afdb2517ed6cb1cf3fd3751>>
 * @relayHash bcc40f265e484671e4a6952570e991db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4991fe69f5a26763ff8bf142982a81220047e90f8b548262e7f71e62e55bd5be

import type { ConcreteRequest } from 'relay-runtime';
export type MailedCodeMutation$variables = {
  code: string;
  userId: string;
};
export type MailedCodeMutation$data = {
  readonly verifyOTP: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    };
  };
};
export type MailedCodeMutation = {
  response: MailedCodeMutation$data;
  variables: MailedCodeMutation$variables;
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
    "name": "MailedCodeMutation",
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
    "name": "MailedCodeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4991fe69f5a26763ff8bf142982a81220047e90f8b548262e7f71e62e55bd5be",
    "metadata": {},
    "name": "MailedCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0317305940d241523c377a6f06e6361b";

export default node;
