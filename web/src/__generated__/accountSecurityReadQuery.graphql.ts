/**
 * @generated SignedSource<<5e8d2d18a8dce81221f9a0ec236a6a52>>
 * @relayHash e4aacfd1e045b821c41d8f7e88608323
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abbba81dff737453b8e76b2ae78b1bd6ffab5b4cce5d22e1f7bdff317c2478b5

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
    "id": "abbba81dff737453b8e76b2ae78b1bd6ffab5b4cce5d22e1f7bdff317c2478b5",
    "metadata": {},
    "name": "accountSecurityReadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cacae920ac69952041c144fa17c756f3";

export default node;
