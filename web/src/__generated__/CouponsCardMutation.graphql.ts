/**
 * @generated SignedSource<<d7dd023eee0d75124067ea1e94758c45>>
 * @relayHash fd49fbbec5a47e93788838ca10d30160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 765e60f191121111703ed572795706eb6200ada0b4680f874303e5654b92679b

import type { ConcreteRequest } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type CouponRejection = "ALREADY_USED" | "CODE_NOT_FOUND" | "EXPIRED" | "LIMIT_REACHED" | "NOT_FOR_PLAN" | "NOT_FOR_PLATFORM" | "NOT_STACKABLE";
export type CouponsCardMutation$variables = {
  code: string;
};
export type CouponsCardMutation$data = {
  readonly applyCouponCode: {
    readonly rejectionReason: CouponRejection | null | undefined;
    readonly status: Approval;
  };
};
export type CouponsCardMutation = {
  response: CouponsCardMutation$data;
  variables: CouponsCardMutation$variables;
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
    "concreteType": "CouponApplication",
    "kind": "LinkedField",
    "name": "applyCouponCode",
    "plural": false,
    "selections": [
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
        "name": "rejectionReason",
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
    "name": "CouponsCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CouponsCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "765e60f191121111703ed572795706eb6200ada0b4680f874303e5654b92679b",
    "metadata": {},
    "name": "CouponsCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dcfb8f33af9c1d3e73006968638ed983";

export default node;
