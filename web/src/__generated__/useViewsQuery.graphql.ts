/**
 * @generated SignedSource<<72220bb5ff6765243046c246b711f20d>>
 * @relayHash f4e9689d213b9747d368cab439fff4f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a92f52512f13b6639c948338e6d4750caac6a81796775d3c0caaf39bb87d7ad

import type { ConcreteRequest } from 'relay-runtime';
export type InboxAssignment = "ME" | "MY_TEAMS" | "NONE";
export type InboxFilter = "DONE" | "FOLLOW_UP" | "OPEN" | "SNOOZED" | "UNREAD";
export type useViewsQuery$variables = Record<PropertyKey, never>;
export type useViewsQuery$data = {
  readonly fetchInboxViews: ReadonlyArray<{
    readonly assigned: InboxAssignment | null | undefined;
    readonly filter: InboxFilter;
    readonly id: string;
    readonly name: string;
    readonly tagId: string | null | undefined;
  }>;
};
export type useViewsQuery = {
  response: useViewsQuery$data;
  variables: useViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InboxView",
    "kind": "LinkedField",
    "name": "fetchInboxViews",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useViewsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1a92f52512f13b6639c948338e6d4750caac6a81796775d3c0caaf39bb87d7ad",
    "metadata": {},
    "name": "useViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9fbb0dad9fc24ad7865267a5d46f569";

export default node;
