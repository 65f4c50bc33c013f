/**
 * @generated SignedSource<<b2c4a33be1022ecda0a92d830c27c5f1>>
 * @relayHash aeba3495881213af2cd8ee0c96d3c194
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f8da7b38490e83f063236d82d23d858aaa6e7cd26903bd7eb0d94d02525fd7d

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationStatus = "APPROVED" | "DRAFT" | "IN_REVIEW" | "PENDING" | "READY_FOR_SUBMISSION" | "REJECTED" | "SUSPENDED";
export type UsTextingQuery$variables = {
  id: string;
  tollFree: boolean;
};
export type UsTextingQuery$data = {
  readonly getSinglePhoneNumber?: {
    readonly id: string;
    readonly tollFreeVerificationData: {
      readonly registration: {
        readonly findings: ReadonlyArray<{
          readonly isWarning: boolean;
        }>;
        readonly id: string;
        readonly status: RegistrationStatus;
      };
    } | null | undefined;
  };
  readonly getWorkspaceTrusthub?: {
    readonly findings: ReadonlyArray<{
      readonly isWarning: boolean;
    }>;
    readonly id: string;
    readonly status: RegistrationStatus;
  } | null | undefined;
};
export type UsTextingQuery = {
  response: UsTextingQuery$data;
  variables: UsTextingQuery$variables;
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
    "name": "tollFree"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
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
    "concreteType": "RegistrationFinding",
    "kind": "LinkedField",
    "name": "findings",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isWarning",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = [
  {
    "condition": "tollFree",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ComplianceRegistrationDraft",
        "kind": "LinkedField",
        "name": "getWorkspaceTrusthub",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "tollFree",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "getSinglePhoneNumber",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TollFreeVerificationData",
            "kind": "LinkedField",
            "name": "tollFreeVerificationData",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceRegistrationDraft",
                "kind": "LinkedField",
                "name": "registration",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UsTextingQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsTextingQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5f8da7b38490e83f063236d82d23d858aaa6e7cd26903bd7eb0d94d02525fd7d",
    "metadata": {},
    "name": "UsTextingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6708aa19ce8871de2ce4c4f9e150c48";

export default node;
