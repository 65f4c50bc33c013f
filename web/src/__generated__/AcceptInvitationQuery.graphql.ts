/**
 * @generated SignedSource<<08cf38939a255bd450fb27c7a1219433>>
 * @relayHash cafe99f0e0a2f623d72588fd7187fdd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37dc7741a51d83fb7dda5c5738e3222087572a0d41e42eb8653c7e4d2c3e906f

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationQuery$variables = Record<PropertyKey, never>;
export type AcceptInvitationQuery$data = {
  readonly getCurrentUserTopLevel: {
    readonly email: string;
  };
};
export type AcceptInvitationQuery = {
  response: AcceptInvitationQuery$data;
  variables: AcceptInvitationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AcceptInvitationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "getCurrentUserTopLevel",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "AcceptInvitationQuery",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "37dc7741a51d83fb7dda5c5738e3222087572a0d41e42eb8653c7e4d2c3e906f",
    "metadata": {},
    "name": "AcceptInvitationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc8b9108d1ac0765ee2953e5d2b13ac8";

export default node;
