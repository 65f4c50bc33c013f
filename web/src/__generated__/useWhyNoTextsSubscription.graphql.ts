/**
 * @generated SignedSource<<8fd98b50f774e53e4ab3eb7e1ba2f267>>
 * @relayHash ad8dfdfcd87f9dbf1f8d2001d53cb24a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c5c0e1baa994afb8f442f19718e9e5c2f0bb56a99afcdc409dac1dae6ab0596

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentSource = "API" | "CARRIER" | "IMPORT" | "KEYWORD" | "MEMBER" | "MERGE" | "WEB_FORM";
export type ConsentState = "INVALID" | "NOT_ASKED" | "PENDING" | "SUBSCRIBED" | "UNSUBSCRIBED";
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type useWhyNoTextsSubscription$variables = {
  contactId: string;
};
export type useWhyNoTextsSubscription$data = {
  readonly smsConsentChanged: {
    readonly contact: {
      readonly id: string;
      readonly smsMarketingConsent: {
        readonly blocked: boolean;
        readonly consentCollectedSource: ConsentSource | null | undefined;
        readonly consentUpdatedAt: any | null | undefined;
        readonly optInLevel: OptInLevel;
        readonly state: ConsentState;
      };
    } | null | undefined;
  };
};
export type useWhyNoTextsSubscription = {
  response: useWhyNoTextsSubscription$data;
  variables: useWhyNoTextsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contactId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contactId",
        "variableName": "contactId"
      }
    ],
    "concreteType": "SmsConsentChange",
    "kind": "LinkedField",
    "name": "smsConsentChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "contact",
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
            "concreteType": "SmsMarketingConsent",
            "kind": "LinkedField",
            "name": "smsMarketingConsent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
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
                "name": "consentUpdatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "consentCollectedSource",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWhyNoTextsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWhyNoTextsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0c5c0e1baa994afb8f442f19718e9e5c2f0bb56a99afcdc409dac1dae6ab0596",
    "metadata": {},
    "name": "useWhyNoTextsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1225834cd2e47afd63df94aa4a4a18c9";

export default node;
