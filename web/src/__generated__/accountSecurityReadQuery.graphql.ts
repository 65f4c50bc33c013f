/**
 * @generated SignedSource<<e3328595e2195cb788a9efc21585dbc0>>
 * @relayHash 9dfd66bbd2c2d7a77c81f6b37ae6ec89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea2a83e02a561ec2d7f273f9d4f490d7276ab3ab633c2ca5191895448dcc36b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type accountSecurityReadQuery$variables = Record<PropertyKey, never>;
export type accountSecurityReadQuery$data = {
  readonly getCurrentUserTopLevel: {
    readonly id: string;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"AuthenticatorCard_user" | "GoogleCard_user">;
  };
};
export type accountSecurityReadQuery = {
  response: accountSecurityReadQuery$data;
  variables: accountSecurityReadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "accountSecurityReadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "getCurrentUserTopLevel",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AuthenticatorCard_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GoogleCard_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accountSecurityReadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "getCurrentUserTopLevel",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
            "concreteType": "MfaSettings",
            "kind": "LinkedField",
            "name": "mfaSettings",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodesLeft",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resetDueAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GoogleAuth",
            "kind": "LinkedField",
            "name": "googleAuth",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPasswordSet",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ea2a83e02a561ec2d7f273f9d4f490d7276ab3ab633c2ca5191895448dcc36b3",
    "metadata": {},
    "name": "accountSecurityReadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cacae920ac69952041c144fa17c756f3";

export default node;
