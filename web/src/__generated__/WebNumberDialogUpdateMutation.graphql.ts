/**
 * @generated SignedSource<<2001957cbb78bef472b6a9fadc22d870>>
 * @relayHash 542e354661dc64e699f73ce74f7f8d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f65daa2613f206d63865049f9d578127e658a0ea96232127080acb8993b200c2

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateWebNumberInput = {
  id: string;
  name?: string | null | undefined;
  teamId?: string | null | undefined;
  version: number;
  webNumberUrl?: string | null | undefined;
};
export type WebNumberDialogUpdateMutation$variables = {
  input: UpdateWebNumberInput;
};
export type WebNumberDialogUpdateMutation$data = {
  readonly updateWebNumber: {
    readonly callWorkFlow: {
      readonly team: {
        readonly teamId: string;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly webNumberUrl: string | null | undefined;
  };
};
export type WebNumberDialogUpdateMutation = {
  response: WebNumberDialogUpdateMutation$data;
  variables: WebNumberDialogUpdateMutation$variables;
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
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "updateWebNumber",
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
        "name": "webNumberUrl",
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
        "concreteType": "CallWorkFlow",
        "kind": "LinkedField",
        "name": "callWorkFlow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CallWorkFlowTeam",
            "kind": "LinkedField",
            "name": "team",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "teamId",
                "storageKey": null
              }
            ],
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
    "name": "WebNumberDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebNumberDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f65daa2613f206d63865049f9d578127e658a0ea96232127080acb8993b200c2",
    "metadata": {},
    "name": "WebNumberDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f7f511f6a3c72352c8b145ce3adac92";

export default node;
