/**
 * @generated SignedSource<<9a0b370c7289e933b988dc7de1c7aff2>>
 * @relayHash b927b163d5258614fc3384cce7b03463
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d88025c423b4488bc3fd78fe639c983bd40dff9e91e86dcbfa4bb338c2129ba

import type { ConcreteRequest } from 'relay-runtime';
export type ImportConsent = "COLUMN" | "FILE";
export type ImportFailure = "EMPTY" | "GOOGLE_BUSY" | "GOOGLE_REFUSED" | "HEADERS_MISSING" | "INTERRUPTED" | "PASSWORD_PROTECTED" | "QUOTE_NOT_CLOSED" | "TOO_LARGE" | "TOO_MANY_COLUMNS" | "TOO_MANY_ROWS" | "UNREADABLE";
export type ImportField = "CITY" | "COMPANY" | "COUNTRY" | "EMAIL" | "FIRST_NAME" | "FULL_NAME" | "LAST_NAME" | "PHONE_NUMBER" | "TAGS" | "TEXT_CONSENT";
export type ImportReason = "DUPLICATE_IN_FILE" | "EMAIL_INVALID" | "LIMIT" | "PHONE_DAMAGED" | "PHONE_INVALID" | "PHONE_REQUIRED" | "TOO_LONG";
export type ImportState = "DONE" | "DONE_WITH_ERRORS" | "FAILED" | "IMPORTING" | "QUEUED" | "READING" | "UNDONE" | "VALIDATING";
export type useContactImportQuery$variables = {
  id: string;
};
export type useContactImportQuery$data = {
  readonly contactImport: {
    readonly agreed: number;
    readonly agreeing: number;
    readonly columns: ReadonlyArray<{
      readonly field: ImportField | null | undefined;
      readonly header: string;
      readonly recognized: boolean;
    }>;
    readonly consent: ImportConsent | null | undefined;
    readonly country: string | null | undefined;
    readonly created: number;
    readonly createdAt: any;
    readonly done: number;
    readonly encoding: string | null | undefined;
    readonly existing: number;
    readonly failure: ImportFailure | null | undefined;
    readonly fileName: string;
    readonly finishedAt: any | null | undefined;
    readonly hasRequiredColumns: boolean;
    readonly id: string;
    readonly joined: number;
    readonly leftTags: ReadonlyArray<string>;
    readonly optedOut: number;
    readonly preview: ReadonlyArray<{
      readonly cells: ReadonlyArray<string>;
      readonly reason: ImportReason | null | undefined;
      readonly row: number;
      readonly wins: number | null | undefined;
    }>;
    readonly problems: ReadonlyArray<{
      readonly count: number;
      readonly reason: ImportReason;
    }>;
    readonly ready: number;
    readonly removed: number;
    readonly rows: number;
    readonly separator: string | null | undefined;
    readonly size: number;
    readonly startedAt: any | null | undefined;
    readonly state: ImportState;
    readonly subscriberList: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly tagged: number;
    readonly tags: ReadonlyArray<string>;
    readonly undoUntil: any | null | undefined;
    readonly undoneAt: any | null | undefined;
    readonly updated: number;
  };
};
export type useContactImportQuery = {
  response: useContactImportQuery$data;
  variables: useContactImportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ContactImport",
    "kind": "LinkedField",
    "name": "contactImport",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "size",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "encoding",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "separator",
        "storageKey": null
      },
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
        "name": "hasRequiredColumns",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rows",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ready",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "existing",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "created",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updated",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failure",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactImportColumn",
        "kind": "LinkedField",
        "name": "columns",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "header",
            "storageKey": null
          },
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
            "name": "recognized",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactImportPreviewRow",
        "kind": "LinkedField",
        "name": "preview",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "row",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cells",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wins",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactImportProblemCount",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "finishedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoneAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberList",
        "kind": "LinkedField",
        "name": "subscriberList",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tags",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "consent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "agreeing",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "optedOut",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "joined",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tagged",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "agreed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftTags",
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
    "name": "useContactImportQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContactImportQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1d88025c423b4488bc3fd78fe639c983bd40dff9e91e86dcbfa4bb338c2129ba",
    "metadata": {},
    "name": "useContactImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01925ef341b9a6d29290346970578466";

export default node;
