/**
 * @generated SignedSource<<9cbba8f876a7dcf28dc0a341d76e2add>>
 * @relayHash 235de2fcb4dec7239e248f6d90738c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f9f4d9f228682d9b19e5aa4e5f97d1188c2038beca2b0fb652aeccfed21d00

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type SetupWorkspacePageMutation$variables = {
  country?: string | null | undefined;
  currency?: Currency | null | undefined;
  industry?: string | null | undefined;
  name?: string | null | undefined;
  teamSize?: string | null | undefined;
  timezone?: string | null | undefined;
  version?: number | null | undefined;
  website?: string | null | undefined;
};
export type SetupWorkspacePageMutation$data = {
  readonly updateWorkspace: {
    readonly id: string;
    readonly industry: string | null | undefined;
    readonly name: string;
    readonly setting: {
      readonly country: string | null | undefined;
      readonly currency: Currency | null | undefined;
      readonly timezone: string | null | undefined;
      readonly website: string | null | undefined;
    };
    readonly teamSize: string | null | undefined;
    readonly version: number;
  };
};
export type SetupWorkspacePageMutation = {
  response: SetupWorkspacePageMutation$data;
  variables: SetupWorkspacePageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "industry"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamSize"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timezone"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v8 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "country",
        "variableName": "country"
      },
      {
        "kind": "Variable",
        "name": "currency",
        "variableName": "currency"
      },
      {
        "kind": "Variable",
        "name": "industry",
        "variableName": "industry"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "teamSize",
        "variableName": "teamSize"
      },
      {
        "kind": "Variable",
        "name": "timezone",
        "variableName": "timezone"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "updateWorkspace",
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
        "name": "teamSize",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "industry",
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
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "website",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetupWorkspacePageMutation",
    "selections": (v8/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SetupWorkspacePageMutation",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "97f9f4d9f228682d9b19e5aa4e5f97d1188c2038beca2b0fb652aeccfed21d00",
    "metadata": {},
    "name": "SetupWorkspacePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6df6d4295bb5dc81ae12b043431274fa";

export default node;
