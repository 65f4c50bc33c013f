/**
 * @generated SignedSource<<56965b90fd9838e8b2529d953371bd8a>>
 * @relayHash 71af2184d7c4cb2974a8e4ff68f601e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93b1457b032e1d29ecc418a16b7f0f9e1a54b1df403283ead03850889a15e45c

import type { ConcreteRequest } from 'relay-runtime';
export type WhatsAppTemplateButtonKind = "PHONE" | "REPLY" | "URL";
export type WhatsAppTemplateCategory = "MARKETING" | "UTILITY";
export type SaveWhatsAppTemplateInput = {
  body: string;
  buttons: ReadonlyArray<WhatsAppTemplateButtonInput>;
  category: WhatsAppTemplateCategory;
  id?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  language: string;
  name: string;
  samples: ReadonlyArray<string>;
};
export type WhatsAppTemplateButtonInput = {
  kind: WhatsAppTemplateButtonKind;
  target?: string | null | undefined;
  text: string;
};
export type TemplateFormSaveMutation$variables = {
  input: SaveWhatsAppTemplateInput;
};
export type TemplateFormSaveMutation$data = {
  readonly saveWhatsAppTemplate: {
    readonly id: string;
  };
};
export type TemplateFormSaveMutation = {
  response: TemplateFormSaveMutation$data;
  variables: TemplateFormSaveMutation$variables;
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
    "concreteType": "WhatsAppTemplate",
    "kind": "LinkedField",
    "name": "saveWhatsAppTemplate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "TemplateFormSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TemplateFormSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "93b1457b032e1d29ecc418a16b7f0f9e1a54b1df403283ead03850889a15e45c",
    "metadata": {},
    "name": "TemplateFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "082c8c500246a9d399256870c7327875";

export default node;
