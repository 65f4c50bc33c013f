/**
 * @generated SignedSource<<da8660bcf92233406b84d57b82863371>>
 * @relayHash 33532cd5d817e833a3aa03a05982337a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f340c39e52f9b89538360b00c964633f7fe4672a40dbb345ae4d330a176cedb

import type { ConcreteRequest } from 'relay-runtime';
export type EmailRowVerifyMutation$variables = {
  code: string;
};
export type EmailRowVerifyMutation$data = {
  readonly verifyEmailChange: {
    readonly email: string;
    readonly id: string;
    readonly isEmailVerified: boolean;
    readonly version: number;
  };
};
export type EmailRowVerifyMutation = {
  response: EmailRowVerifyMutation$data;
  variables: EmailRowVerifyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "verifyEmailChange",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isEmailVerified",
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
    "name": "EmailRowVerifyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailRowVerifyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f340c39e52f9b89538360b00c964633f7fe4672a40dbb345ae4d330a176cedb",
    "metadata": {},
    "name": "EmailRowVerifyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a0bd0623dde40cc7ff035f02a506c33";

export default node;
