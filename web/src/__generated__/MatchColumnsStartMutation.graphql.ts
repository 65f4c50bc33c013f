/**
 * @generated SignedSource<<cca39afc312b834ac0ef31469acfd451>>
 * @relayHash ace317e9ddf86c7f2c8f6ffc6ab70f6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77c7609de683fabbbc721bc8ab73c2234c414de2876e3e2d42f288e7e7eb149b

import type { ConcreteRequest } from 'relay-runtime';
export type ImportConsent = "COLUMN" | "FILE";
export type ImportDuplicateRule = "OVERWRITE" | "SKIP" | "UPDATE_EMPTY";
export type MatchColumnsStartMutation$variables = {
  consent?: ImportConsent | null | undefined;
  duplicateRule?: ImportDuplicateRule | null | undefined;
  id: string;
  list?: string | null | undefined;
  proven?: boolean | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  words?: string | null | undefined;
};
export type MatchColumnsStartMutation$data = {
  readonly startContactImport: {
    readonly id: string;
  };
};
export type MatchColumnsStartMutation = {
  response: MatchColumnsStartMutation$data;
  variables: MatchColumnsStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consent"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "duplicateRule"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "list"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "proven"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tags"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "consent",
        "variableName": "consent"
      },
      {
        "kind": "Variable",
        "name": "consentProven",
        "variableName": "proven"
      },
      {
        "kind": "Variable",
        "name": "consentWords",
        "variableName": "words"
      },
      {
        "kind": "Variable",
        "name": "duplicateRule",
        "variableName": "duplicateRule"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "subscriberListId",
        "variableName": "list"
      },
      {
        "kind": "Variable",
        "name": "tags",
        "variableName": "tags"
      }
    ],
    "concreteType": "ContactImport",
    "kind": "LinkedField",
    "name": "startContactImport",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MatchColumnsStartMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MatchColumnsStartMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "77c7609de683fabbbc721bc8ab73c2234c414de2876e3e2d42f288e7e7eb149b",
    "metadata": {},
    "name": "MatchColumnsStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e03db2eb65c9f73a8b8cc8de3b31ef89";

export default node;
