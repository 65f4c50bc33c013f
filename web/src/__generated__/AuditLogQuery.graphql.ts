/**
 * @generated SignedSource<<dce046648a7c7bc8a05c3d35681127b8>>
 * @relayHash 08ee184ca3aea832586fe9023fcb2014
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35142c67dfa61683f1720503d9bb86d51918a75b7c18cb5cca37e94a7f58a34f

import type { ConcreteRequest } from 'relay-runtime';
export type AuditLogQuery$variables = {
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  first: number;
};
export type AuditLogQuery$data = {
  readonly auditLog: {
    readonly data: ReadonlyArray<{
      readonly action: string;
      readonly actorName: string;
      readonly at: any;
      readonly changes: ReadonlyArray<{
        readonly after: string | null | undefined;
        readonly before: string | null | undefined;
        readonly field: string;
      }>;
      readonly id: string;
      readonly ip: string | null | undefined;
      readonly targetName: string | null | undefined;
    }>;
    readonly metadata: {
      readonly count: number;
    };
  };
  readonly fetchUserProfiles: {
    readonly data: ReadonlyArray<{
      readonly displayName: string;
      readonly id: string;
    }>;
  };
};
export type AuditLogQuery = {
  response: AuditLogQuery$data;
  variables: AuditLogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "action"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actorId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "action",
        "variableName": "action"
      },
      {
        "kind": "Variable",
        "name": "actorId",
        "variableName": "actorId"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "AuditEntryList",
    "kind": "LinkedField",
    "name": "auditLog",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaginationMetadata",
        "kind": "LinkedField",
        "name": "metadata",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditEntry",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "actorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "targetName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ip",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "after",
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
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "UserProfileList",
    "kind": "LinkedField",
    "name": "fetchUserProfiles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchUserProfiles(first:100)"
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
    "name": "AuditLogQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
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
    "name": "AuditLogQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "35142c67dfa61683f1720503d9bb86d51918a75b7c18cb5cca37e94a7f58a34f",
    "metadata": {},
    "name": "AuditLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eed50ffb22cfe845a2b8c4515ac34a46";

export default node;
