/**
 * @generated SignedSource<<9787cce94fbb6043b4440cc9cd1d8580>>
 * @relayHash 0ce1cdc52c067efdc3fe3c35f3296eec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a81c59181c05326f1dc2710683bb7ce0f6d4e2fb867a720c7322356ea301ccab

import type { ConcreteRequest } from 'relay-runtime';
export type WhatsAppTemplateCategory = "MARKETING" | "UTILITY";
export type WhatsAppTemplateState = "APPROVED" | "DISABLED" | "DRAFT" | "IN_REVIEW" | "PAUSED" | "REJECTED";
export type TemplateComposerQuery$variables = Record<PropertyKey, never>;
export type TemplateComposerQuery$data = {
  readonly getWhatsAppTemplates: ReadonlyArray<{
    readonly body: string;
    readonly buttons: ReadonlyArray<{
      readonly text: string;
    }>;
    readonly category: WhatsAppTemplateCategory;
    readonly id: string;
    readonly language: string;
    readonly name: string;
    readonly samples: ReadonlyArray<string>;
    readonly state: WhatsAppTemplateState;
  }>;
};
export type TemplateComposerQuery = {
  response: TemplateComposerQuery$data;
  variables: TemplateComposerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "WhatsAppTemplateButton",
        "kind": "LinkedField",
        "name": "buttons",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
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
    "name": "TemplateComposerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TemplateComposerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a81c59181c05326f1dc2710683bb7ce0f6d4e2fb867a720c7322356ea301ccab",
    "metadata": {},
    "name": "TemplateComposerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba2189b052c51a085cdb10b45d1ded07";

export default node;
