/**
 * @generated SignedSource<<7a05959d1c522254ea91e059b081ba13>>
 * @relayHash 9717ae0558e9584f9959937ec871abe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19216034ff3f4d9c3a404262cdaaeaf80f07d956efad7bed0f31aae1b43c91b7

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
export type WebFormDialogUpdateMutation$variables = {
  id: string;
  input: WebFormInput;
  version: number;
};
export type WebFormDialogUpdateMutation$data = {
  readonly updateWebForm: {
    readonly id: string;
    readonly version: number;
  };
};
export type WebFormDialogUpdateMutation = {
  response: WebFormDialogUpdateMutation$data;
  variables: WebFormDialogUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "WebForm",
    "kind": "LinkedField",
    "name": "updateWebForm",
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
        "kind": "ScalarField",
        "name": "version",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebFormDialogUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WebFormDialogUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "19216034ff3f4d9c3a404262cdaaeaf80f07d956efad7bed0f31aae1b43c91b7",
    "metadata": {},
    "name": "WebFormDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "809d5971acbb17717c1790d4a5ca0b0d";

export default node;
