/**
 * @generated SignedSource<<cf47fb3339f087b0d3c5ac4d3eef1081>>
 * @relayHash 3362ead1862ee48074c408900f8fd692
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff0b413d458f340f4207784be8232185074e96c87a79944b9ac5ca09d1a9ba91

import type { ConcreteRequest } from 'relay-runtime';
export type bulkContactsTagMutation$variables = {
  add?: ReadonlyArray<string> | null | undefined;
  ids: ReadonlyArray<string>;
  remove?: ReadonlyArray<string> | null | undefined;
};
export type bulkContactsTagMutation$data = {
  readonly tagContacts: ReadonlyArray<string>;
};
export type bulkContactsTagMutation = {
  response: bulkContactsTagMutation$data;
  variables: bulkContactsTagMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "add"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "remove"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "add",
        "variableName": "add"
      },
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      },
      {
        "kind": "Variable",
        "name": "remove",
        "variableName": "remove"
      }
    ],
    "kind": "ScalarField",
    "name": "tagContacts",
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
    "name": "bulkContactsTagMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "bulkContactsTagMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "ff0b413d458f340f4207784be8232185074e96c87a79944b9ac5ca09d1a9ba91",
    "metadata": {},
    "name": "bulkContactsTagMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b195ab97967739749e59b3b8ee69b5d2";

export default node;
