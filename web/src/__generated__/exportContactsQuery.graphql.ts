/**
 * @generated SignedSource<<1a5265072160025737c69922bf4c3c30>>
 * @relayHash d072a8f8bdba22399179d1cdbeecd500
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4254ab2331adcfd38ff00d3d933263845c79c41aa12c847b95fbe575cb5c4be

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentState = "INVALID" | "NOT_ASKED" | "PENDING" | "SUBSCRIBED" | "UNSUBSCRIBED";
export type ContactSource = "API" | "GOOGLE" | "IMPORT" | "SHOPIFY" | "SLACK" | "WIX";
export type ContactFilters = {
  company?: string | null | undefined;
  contactedSince?: any | null | undefined;
  isLead?: boolean | null | undefined;
  notContactedSince?: any | null | undefined;
  query?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type exportContactsQuery$variables = {
  after?: string | null | undefined;
  count: number;
  filters?: ContactFilters | null | undefined;
  isFirst: boolean;
};
export type exportContactsQuery$data = {
  readonly fetchContactProperties?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly fetchContacts: {
    readonly data: ReadonlyArray<{
      readonly city: string | null | undefined;
      readonly company: {
        readonly name: string;
      } | null | undefined;
      readonly countryCode: string | null | undefined;
      readonly createdAt: any;
      readonly customProperties: ReadonlyArray<{
        readonly id: string;
        readonly value: string;
      }>;
      readonly email: string | null | undefined;
      readonly firstName: string;
      readonly id: string;
      readonly isLead: boolean;
      readonly lastContactedAt: any | null | undefined;
      readonly lastName: string;
      readonly locale: string | null | undefined;
      readonly otherNumbers: ReadonlyArray<string>;
      readonly phoneNumber: string;
      readonly smsMarketingConsent: {
        readonly consentUpdatedAt: any | null | undefined;
        readonly state: ConsentState;
      };
      readonly source: ContactSource | null | undefined;
      readonly state: string | null | undefined;
      readonly street: string | null | undefined;
      readonly subscriberLists: ReadonlyArray<{
        readonly subscriberList: {
          readonly name: string;
        };
      }>;
      readonly tags: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly timezone: string | null | undefined;
      readonly zip: string | null | undefined;
    }>;
    readonly metadata?: {
      readonly count: number;
      readonly countIsLeast: boolean;
    };
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type exportContactsQuery = {
  response: exportContactsQuery$data;
  variables: exportContactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFirst"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "condition": "isFirst",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactProperty",
      "kind": "LinkedField",
      "name": "fetchContactProperties",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
},
v7 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filters",
    "variableName": "filters"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v8 = {
  "condition": "isFirst",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaginationMetadata",
      "kind": "LinkedField",
      "name": "metadata",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countIsLeast",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v9 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phoneNumber",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherNumbers",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLead",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "street",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "zip",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locale",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastContactedAt",
  "storageKey": null
},
v26 = [
  (v5/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactTag",
  "kind": "LinkedField",
  "name": "tags",
  "plural": true,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactCustomProperty",
  "kind": "LinkedField",
  "name": "customProperties",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "SmsMarketingConsent",
  "kind": "LinkedField",
  "name": "smsMarketingConsent",
  "plural": false,
  "selections": [
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consentUpdatedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = [
  (v5/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "exportContactsQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "ContactList",
        "kind": "LinkedField",
        "name": "fetchContacts",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "data",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ContactCompany",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": (v26/*:: as any*/),
                "storageKey": null
              },
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ContactSubscription",
                "kind": "LinkedField",
                "name": "subscriberLists",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SubscriberList",
                    "kind": "LinkedField",
                    "name": "subscriberList",
                    "plural": false,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v29/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportContactsQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "ContactList",
        "kind": "LinkedField",
        "name": "fetchContacts",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "data",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ContactCompany",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": (v30/*:: as any*/),
                "storageKey": null
              },
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ContactSubscription",
                "kind": "LinkedField",
                "name": "subscriberLists",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SubscriberList",
                    "kind": "LinkedField",
                    "name": "subscriberList",
                    "plural": false,
                    "selections": (v30/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v29/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d4254ab2331adcfd38ff00d3d933263845c79c41aa12c847b95fbe575cb5c4be",
    "metadata": {},
    "name": "exportContactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5383654fa6e51396493ed4c554f88618";

export default node;
