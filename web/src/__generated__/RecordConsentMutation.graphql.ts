/**
 * @generated SignedSource<<2e7a6716f08aaecf04a63504ffaaf9b7>>
 * @relayHash 541a3abe257ae66deeaa284e3763271d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2bb4f1de3c1dc94602a9b5c9b11871937f8b5120a590dc91ccab63deb65f627

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentSource = "API" | "CARRIER" | "IMPORT" | "KEYWORD" | "MEMBER" | "MERGE" | "WEB_FORM";
export type ConsentState = "INVALID" | "NOT_ASKED" | "PENDING" | "SUBSCRIBED" | "UNSUBSCRIBED";
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type RecordSmsConsentInput = {
  contactId: string;
  state: ConsentState;
  words?: string | null | undefined;
};
export type RecordConsentMutation$variables = {
  input: RecordSmsConsentInput;
};
export type RecordConsentMutation$data = {
  readonly recordSmsConsent: {
    readonly id: string;
    readonly smsMarketingConsent: {
      readonly blocked: boolean;
      readonly consentCollectedSource: ConsentSource | null | undefined;
      readonly consentUpdatedAt: any | null | undefined;
      readonly optInLevel: OptInLevel;
      readonly state: ConsentState;
    };
  };
};
export type RecordConsentMutation = {
  response: RecordConsentMutation$data;
  variables: RecordConsentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "recordSmsConsent",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordConsentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordConsentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2bb4f1de3c1dc94602a9b5c9b11871937f8b5120a590dc91ccab63deb65f627",
    "metadata": {},
    "name": "RecordConsentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65b3210fba59588573acbc980289bb1d";

export default node;
