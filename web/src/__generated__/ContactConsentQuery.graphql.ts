/**
 * @generated SignedSource<<b067fda74cd27b1680d1bf2134505b2b>>
 * @relayHash f19217eceb9d7ad11d4ca2abfaa7fde2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f03ac3940b4a4e3d87df2523ab7c1fdb29292b9325d8f260f48f5a3c3981b6b

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentSource = "API" | "CARRIER" | "IMPORT" | "KEYWORD" | "MEMBER" | "MERGE" | "WEB_FORM";
export type ConsentState = "INVALID" | "NOT_ASKED" | "PENDING" | "SUBSCRIBED" | "UNSUBSCRIBED";
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type ContactConsentQuery$variables = {
  count: number;
  id: string;
};
export type ContactConsentQuery$data = {
  readonly getContactById: {
    readonly consentHistory: {
      readonly data: ReadonlyArray<{
        readonly at: any;
        readonly id: string;
        readonly phoneNumber: string | null | undefined;
        readonly source: ConsentSource;
        readonly state: ConsentState;
        readonly user: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly words: string | null | undefined;
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    };
    readonly id: string;
    readonly smsMarketingConsent: {
      readonly blocked: boolean;
      readonly optInLevel: OptInLevel;
      readonly state: ConsentState;
    };
  };
};
export type ContactConsentQuery = {
  response: ContactConsentQuery$data;
  variables: ContactConsentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "getContactById",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SmsMarketingConsent",
        "kind": "LinkedField",
        "name": "smsMarketingConsent",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "optInLevel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blocked",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "count"
          }
        ],
        "concreteType": "ConsentEntryList",
        "kind": "LinkedField",
        "name": "consentHistory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ConsentEntry",
            "kind": "LinkedField",
            "name": "data",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "words",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phoneNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UserProfile",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactConsentQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ContactConsentQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "8f03ac3940b4a4e3d87df2523ab7c1fdb29292b9325d8f260f48f5a3c3981b6b",
    "metadata": {},
    "name": "ContactConsentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e2dd237189ceb067ffe6523687f1a89";

export default node;
