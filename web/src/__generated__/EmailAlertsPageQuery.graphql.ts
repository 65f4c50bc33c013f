/**
 * @generated SignedSource<<b468fb6cc7da9aba49e10c4d4839832e>>
 * @relayHash 17e3301f7ac8d95c40c45889ebbace27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e534c3781315e2108b9249dde8c4dc36ceb86499a1d35fe02efd51134cb1151a

import type { ConcreteRequest } from 'relay-runtime';
export type ActivitySummaryInterval = "DAILY" | "NEVER" | "WEEKLY";
export type EmailAlertsPageQuery$variables = Record<PropertyKey, never>;
export type EmailAlertsPageQuery$data = {
  readonly getWorkspaceWithSettings: {
    readonly activitySummaryNotificationSettings: {
      readonly emails: ReadonlyArray<string>;
      readonly interval: ActivitySummaryInterval;
    };
    readonly id: string;
    readonly setting: {
      readonly timezone: string | null | undefined;
    };
    readonly version: number;
  };
};
export type EmailAlertsPageQuery = {
  response: EmailAlertsPageQuery$data;
  variables: EmailAlertsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ActivitySummaryNotificationSettings",
        "kind": "LinkedField",
        "name": "activitySummaryNotificationSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "interval",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emails",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
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
    "name": "EmailAlertsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmailAlertsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e534c3781315e2108b9249dde8c4dc36ceb86499a1d35fe02efd51134cb1151a",
    "metadata": {},
    "name": "EmailAlertsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed659ba2509ca928a8ad60fa1d2b9808";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
