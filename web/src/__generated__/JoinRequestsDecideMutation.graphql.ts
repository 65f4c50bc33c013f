/**
 * @generated SignedSource<<f3f39ab070d9cd5034c25883416d79ed>>
 * @relayHash 18309809412a4d4acc9e917181f47d29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84eb54e1a60c9365b037665246eb0f0db0c885922ea5addce3e75789db044c44

import type { ConcreteRequest } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type JoinRequestsDecideMutation$variables = {
  id: string;
  status: Approval;
};
export type JoinRequestsDecideMutation$data = {
  readonly decideJoinRequest: {
    readonly id: string;
    readonly status: Approval;
  };
};
export type JoinRequestsDecideMutation = {
  response: JoinRequestsDecideMutation$data;
  variables: JoinRequestsDecideMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "status"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "status",
        "variableName": "status"
      }
    ],
    "concreteType": "JoinRequest",
    "kind": "LinkedField",
    "name": "decideJoinRequest",
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
        "name": "status",
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
    "name": "JoinRequestsDecideMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinRequestsDecideMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84eb54e1a60c9365b037665246eb0f0db0c885922ea5addce3e75789db044c44",
    "metadata": {},
    "name": "JoinRequestsDecideMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf435622b6d1dd824540d8632854f219";

export default node;
