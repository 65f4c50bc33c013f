/**
 * @generated SignedSource<<46cd560fbf57ef7da4b55a92bfccfb90>>
 * @relayHash b4fc5dc05e6c11e82174450e0c5641ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e82e2ce38cb0b3063b0d59cd6420221511f6d30f08a7f5dcc493077f9c121b7

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
    "id": "7e82e2ce38cb0b3063b0d59cd6420221511f6d30f08a7f5dcc493077f9c121b7",
    "metadata": {},
    "name": "AccountSecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "757f0737bbf4bf16a0f75215e99f672a";

export default node;
