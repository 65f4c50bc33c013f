/**
 * @generated SignedSource<<0a6da6a1161da5906f66b1034debe481>>
 * @relayHash 0951a2fef341ff9adbcfc78de243bd13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac876ab7cc126deb152cbee872eb1304837ff45e40af7b392202b32ddda45b1

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentSource = "API" | "CARRIER" | "IMPORT" | "KEYWORD" | "MEMBER" | "MERGE" | "WEB_FORM";
export type ConsentState = "INVALID" | "NOT_ASKED" | "PENDING" | "SUBSCRIBED" | "UNSUBSCRIBED";
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type ContactConsentQuery$variables = {
  count: number;
  id: string;
};
export type ContactConsentQuery$data = {
  readonly getContactById: {
    readonly channelConsents: ReadonlyArray<{
      readonly channel: ConversationChannel;
      readonly state: ConsentState;
      readonly updatedAt: any | null | undefined;
    }>;
    readonly consentHistory: {
      readonly data: ReadonlyArray<{
        readonly at: any;
        readonly id: string;
        readonly ipAddress: string | null | undefined;
        readonly phoneNumber: string | null | undefined;
        readonly source: ConsentSource;
        readonly state: ConsentState;
        readonly user: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly webPage: string | null | undefined;
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
        "args": null,
        "concreteType": "ChannelConsent",
        "kind": "LinkedField",
        "name": "channelConsents",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "channel",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
                "kind": "ScalarField",
                "name": "ipAddress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "webPage",
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
    "id": "aac876ab7cc126deb152cbee872eb1304837ff45e40af7b392202b32ddda45b1",
    "metadata": {},
    "name": "ContactConsentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fe05d5a73fc054b2e01aac92b3f9efb";

export default node;
