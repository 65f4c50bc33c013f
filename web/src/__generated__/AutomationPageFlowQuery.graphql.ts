/**
 * @generated SignedSource<<f67edbc7e03858a0febf39cffeef1274>>
 * @relayHash e736f8b4e8a75c7cd3f3d79705276a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce6c6e378a5bd5219d13d6abd18e407122dadd12239ea13f68263849e786af8e

import type { ConcreteRequest } from 'relay-runtime';
export type AutomationPageFlowQuery$variables = {
  id: string;
};
export type AutomationPageFlowQuery$data = {
  readonly fetchCallFlow: {
    readonly draft: {
      readonly changes: number;
    };
    readonly id: string;
    readonly live: {
      readonly version: number;
    } | null | undefined;
  };
};
export type AutomationPageFlowQuery = {
  response: AutomationPageFlowQuery$data;
  variables: AutomationPageFlowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "CallFlow",
    "kind": "LinkedField",
    "name": "fetchCallFlow",
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
        "concreteType": "CallFlowVersion",
        "kind": "LinkedField",
        "name": "live",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CallFlowDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changes",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AutomationPageFlowQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AutomationPageFlowQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce6c6e378a5bd5219d13d6abd18e407122dadd12239ea13f68263849e786af8e",
    "metadata": {},
    "name": "AutomationPageFlowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "355e3a84adb35e7c740394afdbe79f68";

export default node;
