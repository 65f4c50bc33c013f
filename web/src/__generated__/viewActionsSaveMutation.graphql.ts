/**
 * @generated SignedSource<<19fae24464938a522d79ccc95ac3da0c>>
 * @relayHash 6636eeea410d05e494008da46fa94a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e99b5c281648aede9963633c2f80affcc358a1057c7d315a7d3f16c0d31e02

import type { ConcreteRequest } from 'relay-runtime';
export type InboxAssignment = "ME" | "MY_TEAMS" | "NONE";
export type InboxFilter = "DONE" | "FOLLOW_UP" | "OPEN" | "SNOOZED" | "UNREAD";
export type SaveInboxViewInput = {
  assigned?: InboxAssignment | null | undefined;
  filter: InboxFilter;
  id?: string | null | undefined;
  name: string;
  tagId?: string | null | undefined;
};
export type viewActionsSaveMutation$variables = {
  input: SaveInboxViewInput;
};
export type viewActionsSaveMutation$data = {
  readonly saveInboxView: ReadonlyArray<{
    readonly assigned: InboxAssignment | null | undefined;
    readonly filter: InboxFilter;
    readonly id: string;
    readonly name: string;
    readonly tagId: string | null | undefined;
  }>;
};
export type viewActionsSaveMutation = {
  response: viewActionsSaveMutation$data;
  variables: viewActionsSaveMutation$variables;
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
    "concreteType": "InboxView",
    "kind": "LinkedField",
    "name": "saveInboxView",
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
        "name": "filter",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "assigned",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tagId",
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
    "name": "viewActionsSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewActionsSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c4e99b5c281648aede9963633c2f80affcc358a1057c7d315a7d3f16c0d31e02",
    "metadata": {},
    "name": "viewActionsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13b5d867deb7c86a97c690a7dd1ed2c8";

export default node;
