/**
 * @generated SignedSource<<6e5dffbcb92dbdc7f7dbcc4041a36926>>
 * @relayHash ae507a7e78560209d10274d806e5f1c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a27df58d938d7d731fb003c4f7ddcbed91cbaf57ba7b48461e0857ad2b7df85

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "REMOVED";
export type InvitationsQuery$variables = Record<PropertyKey, never>;
export type InvitationsQuery$data = {
  readonly fetchInvitations: {
    readonly data: ReadonlyArray<{
      readonly email: string;
      readonly expiresAt: any;
      readonly id: string;
      readonly invitedBy: {
        readonly displayName: string;
        readonly id: string;
      } | null | undefined;
      readonly roleId: string;
      readonly status: InvitationStatus;
      readonly teams: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly withSeat: boolean;
    }>;
  };
};
export type InvitationsQuery = {
  response: InvitationsQuery$data;
  variables: InvitationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      }
    ],
    "concreteType": "InvitationList",
    "kind": "LinkedField",
    "name": "fetchInvitations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invitation",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "roleId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withSeat",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Team",
            "kind": "LinkedField",
            "name": "teams",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "invitedBy",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchInvitations(first:50)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvitationsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InvitationsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0a27df58d938d7d731fb003c4f7ddcbed91cbaf57ba7b48461e0857ad2b7df85",
    "metadata": {},
    "name": "InvitationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da84d7901ce1139585a0d88184526af3";

export default node;
