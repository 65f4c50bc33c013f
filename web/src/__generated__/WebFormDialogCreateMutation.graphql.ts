/**
 * @generated SignedSource<<43ef36cfa4175b07265baa032ec94e84>>
 * @relayHash f5ffb61c5bd7b17530beafc98728ddc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f950f40e9a41e3f1fb4bed1dc0190a9e35fe0835b4de4bf3af93026ec1f5f3a

import type { ConcreteRequest } from 'relay-runtime';
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type WebFormField = "CITY" | "COMPANY" | "EMAIL" | "FIRST_NAME" | "LAST_NAME" | "PROPERTY" | "ZIP";
export type WebFormInput = {
  answer?: string | null | undefined;
  body?: string | null | undefined;
  button?: string | null | undefined;
  consent: string;
  country: string;
  fields: ReadonlyArray<WebFormAskedInput>;
  heading: string;
  listId: string;
  name: string;
  optInLevel: OptInLevel;
  origins: ReadonlyArray<string>;
  phoneNumberId: string;
  question?: string | null | undefined;
  thanks?: string | null | undefined;
  thanksUrl?: string | null | undefined;
};
export type WebFormAskedInput = {
  field: WebFormField;
  propertyId?: string | null | undefined;
  required: boolean;
};
export type WebFormDialogCreateMutation$variables = {
  idempotencyKey?: string | null | undefined;
  input: WebFormInput;
};
export type WebFormDialogCreateMutation$data = {
  readonly createWebForm: {
    readonly id: string;
  };
};
export type WebFormDialogCreateMutation = {
  response: WebFormDialogCreateMutation$data;
  variables: WebFormDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WebForm",
    "kind": "LinkedField",
    "name": "createWebForm",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebFormDialogCreateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WebFormDialogCreateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5f950f40e9a41e3f1fb4bed1dc0190a9e35fe0835b4de4bf3af93026ec1f5f3a",
    "metadata": {},
    "name": "WebFormDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce432c7e714fe288d5fa096e6867f397";

export default node;
