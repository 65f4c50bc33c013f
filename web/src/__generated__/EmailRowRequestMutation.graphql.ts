/**
 * @generated SignedSource<<5a71d079300f18ef2dc6976b6f9550a9>>
 * @relayHash 61d093d69764b6ab75fab98e6c8c5ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ea42b8274a4165b9f167672332ecf58be5ef5a15c0a39788018397034bf2e4

import type { ConcreteRequest } from 'relay-runtime';
export type EmailRowRequestMutation$variables = {
  email: string;
  password?: string | null | undefined;
};
export type EmailRowRequestMutation$data = {
  readonly requestEmailChange: {
    readonly resendAfterSeconds: number;
  };
};
export type EmailRowRequestMutation = {
  response: EmailRowRequestMutation$data;
  variables: EmailRowRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      }
    ],
    "concreteType": "CodeSentResult",
    "kind": "LinkedField",
    "name": "requestEmailChange",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resendAfterSeconds",
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
    "name": "EmailRowRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailRowRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84ea42b8274a4165b9f167672332ecf58be5ef5a15c0a39788018397034bf2e4",
    "metadata": {},
    "name": "EmailRowRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d19d9a4067dc4a83baecfba662949970";

export default node;
