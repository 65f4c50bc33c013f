/**
 * @generated SignedSource<<e4f4d6659175470b6acafcf5487bc74c>>
 * @relayHash d237f493e4379417bc135897e6b79bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccaeb9bd77bedc41472bc59954b016317926ee3e7560ed30a5fdd67358750ea0

import type { ConcreteRequest } from 'relay-runtime';
export type useSandboxQuery$variables = Record<PropertyKey, never>;
export type useSandboxQuery$data = {
  readonly fetchConfigurations: {
    readonly sandbox: {
      readonly enabled: boolean;
      readonly handsetUrl: string | null | undefined;
      readonly mailboxUrl: string | null | undefined;
    };
  };
};
export type useSandboxQuery = {
  response: useSandboxQuery$data;
  variables: useSandboxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Configuration",
    "kind": "LinkedField",
    "name": "fetchConfigurations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SandboxConfiguration",
        "kind": "LinkedField",
        "name": "sandbox",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailboxUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "handsetUrl",
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
    "name": "useSandboxQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSandboxQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ccaeb9bd77bedc41472bc59954b016317926ee3e7560ed30a5fdd67358750ea0",
    "metadata": {},
    "name": "useSandboxQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ebc4b43ff0662c29d42ab686778196c";

export default node;
