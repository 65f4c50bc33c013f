/**
 * @generated SignedSource<<bde3a8d66ee4c3dd5758b4d4b35b6954>>
 * @relayHash a055b698f2b4fa4f75846c21e3e7653e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 533a02023d972296a277693e652b1d55fbd4f823b957bad2dc091d41478af7e4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
export type WorkspaceAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  areaCode?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};
export type WorkspaceFormMutation$variables = {
  address?: WorkspaceAddressInput | null | undefined;
  allowSignupFromDomain?: string | null | undefined;
  country?: string | null | undefined;
  currency?: Currency | null | undefined;
  currencyFormat?: string | null | undefined;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  idleSignOutMinutes?: number | null | undefined;
  industry?: string | null | undefined;
  joinNeedsApproval?: boolean | null | undefined;
  language?: string | null | undefined;
  name?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  preferredNumberType?: PhoneNumberType | null | undefined;
  requireMfa?: boolean | null | undefined;
  ringToneId?: string | null | undefined;
  serviceLevelSeconds?: number | null | undefined;
  staticUniqueName?: string | null | undefined;
  strictPasswords?: boolean | null | undefined;
  teamSize?: string | null | undefined;
  timezone?: string | null | undefined;
  vanityUrl?: string | null | undefined;
  version?: number | null | undefined;
  website?: string | null | undefined;
};
export type WorkspaceFormMutation$data = {
  readonly updateWorkspace: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkspaceForm_workspace">;
  };
};
export type WorkspaceFormMutation = {
  response: WorkspaceFormMutation$data;
  variables: WorkspaceFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "address"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "allowSignupFromDomain"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currencyFormat"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "displayName"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idleSignOutMinutes"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "industry"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "joinNeedsApproval"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phoneNumber"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preferredNumberType"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requireMfa"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ringToneId"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceLevelSeconds"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staticUniqueName"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "strictPasswords"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamSize"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timezone"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vanityUrl"
},
v22 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v23 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v24 = [
  {
    "kind": "Variable",
    "name": "address",
    "variableName": "address"
  },
  {
    "kind": "Variable",
    "name": "allowSignupFromDomain",
    "variableName": "allowSignupFromDomain"
  },
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
    "name": "currencyFormat",
    "variableName": "currencyFormat"
  },
  {
    "kind": "Variable",
    "name": "displayName",
    "variableName": "displayName"
  },
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
  },
  {
    "kind": "Variable",
    "name": "idleSignOutMinutes",
    "variableName": "idleSignOutMinutes"
  },
  {
    "kind": "Variable",
    "name": "industry",
    "variableName": "industry"
  },
  {
    "kind": "Variable",
    "name": "joinNeedsApproval",
    "variableName": "joinNeedsApproval"
  },
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "phoneNumber",
    "variableName": "phoneNumber"
  },
  {
    "kind": "Variable",
    "name": "preferredNumberType",
    "variableName": "preferredNumberType"
  },
  {
    "kind": "Variable",
    "name": "requireMfa",
    "variableName": "requireMfa"
  },
  {
    "kind": "Variable",
    "name": "ringToneId",
    "variableName": "ringToneId"
  },
  {
    "kind": "Variable",
    "name": "serviceLevelSeconds",
    "variableName": "serviceLevelSeconds"
  },
  {
    "kind": "Variable",
    "name": "staticUniqueName",
    "variableName": "staticUniqueName"
  },
  {
    "kind": "Variable",
    "name": "strictPasswords",
    "variableName": "strictPasswords"
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
    "name": "vanityUrl",
    "variableName": "vanityUrl"
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
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
};
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkspaceFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v24/*:: as any*/),
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "updateWorkspace",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkspaceForm_workspace"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v22/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v20/*:: as any*/),
      (v15/*:: as any*/),
      (v6/*:: as any*/),
      (v12/*:: as any*/),
      (v19/*:: as any*/),
      (v8/*:: as any*/),
      (v17/*:: as any*/),
      (v21/*:: as any*/),
      (v23/*:: as any*/),
      (v10/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v13/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v14/*:: as any*/),
      (v18/*:: as any*/),
      (v7/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorkspaceFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v24/*:: as any*/),
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "updateWorkspace",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "staticUniqueName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vanityUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneNumber",
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
            "name": "allowSignupFromDomain",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "joinNeedsApproval",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requireMfa",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "strictPasswords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "idleSignOutMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceLevelSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkspaceAddress",
            "kind": "LinkedField",
            "name": "address",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address1",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address2",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "zip",
                "storageKey": null
              },
              (v26/*:: as any*/)
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
                "name": "displayName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "website",
                "storageKey": null
              },
              (v26/*:: as any*/),
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
                "name": "currencyFormat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "preferredNumberType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ringToneId",
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
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "profileImageMedia",
                "plural": false,
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
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
    ]
  },
  "params": {
    "id": "533a02023d972296a277693e652b1d55fbd4f823b957bad2dc091d41478af7e4",
    "metadata": {},
    "name": "WorkspaceFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f27258a7c50fed39db603217d12618e7";

export default node;
