/**
 * @generated SignedSource<<730be008957616d8e3986c02f5cf76e3>>
 * @relayHash 63b6368cf3efdea415f84acf3f882892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd7487b2d92d157083520ebd9175c10244102a9989a39499dbfe361c4599de9

import type { ConcreteRequest } from 'relay-runtime';
export type WhatsAppSenderState = "IN_REVIEW" | "NOT_CONNECTED" | "OFFLINE" | "ONLINE";
export type WhatsAppTemplateButtonKind = "PHONE" | "REPLY" | "URL";
export type WhatsAppTemplateCategory = "MARKETING" | "UTILITY";
export type WhatsAppTemplateState = "APPROVED" | "DISABLED" | "DRAFT" | "IN_REVIEW" | "PAUSED" | "REJECTED";
export type WhatsAppPageQuery$variables = Record<PropertyKey, never>;
export type WhatsAppPageQuery$data = {
  readonly getWhatsAppSenders: ReadonlyArray<{
    readonly messagingLimit: string | null | undefined;
    readonly number: string;
    readonly phoneNumberId: string;
    readonly quality: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly state: WhatsAppSenderState;
  }>;
  readonly getWhatsAppTemplates: ReadonlyArray<{
    readonly body: string;
    readonly buttons: ReadonlyArray<{
      readonly kind: WhatsAppTemplateButtonKind;
      readonly target: string | null | undefined;
      readonly text: string;
    }>;
    readonly category: WhatsAppTemplateCategory;
    readonly id: string;
    readonly language: string;
    readonly name: string;
    readonly reason: string | null | undefined;
    readonly samples: ReadonlyArray<string>;
    readonly state: WhatsAppTemplateState;
  }>;
};
export type WhatsAppPageQuery = {
  response: WhatsAppPageQuery$data;
  variables: WhatsAppPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WhatsAppSender",
    "kind": "LinkedField",
    "name": "getWhatsAppSenders",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumberId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quality",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messagingLimit",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WhatsAppTemplate",
    "kind": "LinkedField",
    "name": "getWhatsAppTemplates",
    "plural": true,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "category",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "samples",
        "storageKey": null
      },
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WhatsAppTemplateButton",
        "kind": "LinkedField",
        "name": "buttons",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "target",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WhatsAppPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WhatsAppPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5bd7487b2d92d157083520ebd9175c10244102a9989a39499dbfe361c4599de9",
    "metadata": {},
    "name": "WhatsAppPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf9df2835449cb004ba0335a42286af0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
