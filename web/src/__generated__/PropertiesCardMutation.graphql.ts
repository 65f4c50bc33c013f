/**
 * @generated SignedSource<<13ff1aa8ed496a8de2698a0f9e0c7ba6>>
 * @relayHash 6b924c1ded9ee5ce3809dfd4445461af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef65676665ab861941ec08b975a0221331450d3d3b44e6d4aeca9786a1364bb9

import type { ConcreteRequest } from 'relay-runtime';
export type ContactPropertyType = "BOOLEAN" | "DATE" | "NUMBER" | "SELECT" | "TEXT";
export type SaveContactPropertyInput = {
  id?: string | null | undefined;
  name: string;
  options?: ReadonlyArray<string> | null | undefined;
  type?: ContactPropertyType | null | undefined;
};
export type PropertiesCardMutation$variables = {
  input: SaveContactPropertyInput;
};
export type PropertiesCardMutation$data = {
  readonly saveContactProperty: {
    readonly id: string;
    readonly name: string;
    readonly options: ReadonlyArray<string>;
    readonly type: ContactPropertyType;
  };
};
export type PropertiesCardMutation = {
  response: PropertiesCardMutation$data;
  variables: PropertiesCardMutation$variables;
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
    "concreteType": "ContactProperty",
    "kind": "LinkedField",
    "name": "saveContactProperty",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "PropertiesCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PropertiesCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef65676665ab861941ec08b975a0221331450d3d3b44e6d4aeca9786a1364bb9",
    "metadata": {},
    "name": "PropertiesCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a4aa03466e16cd3aeffc8d1204949e4";

export default node;
