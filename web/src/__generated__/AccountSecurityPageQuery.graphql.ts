/**
 * @generated SignedSource<<46c3f893a90bcc31f11f71aa1d626c6f>>
 * @relayHash d912c5369a5bf3493ed12788a9f9c078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e33729cbd55f7c7d3080294b36b3902554d4125c22bfe45f154e2d2f66daf01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSecurityPageQuery$variables = Record<PropertyKey, never>;
export type AccountSecurityPageQuery$data = {
  readonly getCurrentUserTopLevel: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuthenticatorCard_user" | "GoogleCard_user" | "PasswordCard_user">;
  };
};
export type AccountSecurityPageQuery = {
  response: AccountSecurityPageQuery$data;
  variables: AccountSecurityPageQuery$variables;
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
  "name": "enabled",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountSecurityPageQuery",
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasswordCard_user"
          },
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
    "name": "AccountSecurityPageQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPasswordSet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
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
            "concreteType": "MfaSettings",
            "kind": "LinkedField",
            "name": "mfaSettings",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3e33729cbd55f7c7d3080294b36b3902554d4125c22bfe45f154e2d2f66daf01",
    "metadata": {},
    "name": "AccountSecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb94c19fb765a9bc15e37d8b1932aaee";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
