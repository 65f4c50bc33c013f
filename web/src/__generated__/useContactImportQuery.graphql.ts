/**
 * @generated SignedSource<<66e4aa876f6ac29db5e091ba70427a0c>>
 * @relayHash e1db8b464b30e98e29d2713be4339c12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02566fdf6c42175c21113d7b762f594e42f1c96453dba78de72725dc2b9c7d40

import type { ConcreteRequest } from 'relay-runtime';
export type ImportFailure = "EMPTY" | "HEADERS_MISSING" | "INTERRUPTED" | "PASSWORD_PROTECTED" | "QUOTE_NOT_CLOSED" | "TOO_LARGE" | "TOO_MANY_COLUMNS" | "TOO_MANY_ROWS" | "UNREADABLE";
export type ImportField = "CITY" | "COMPANY" | "COUNTRY" | "EMAIL" | "FIRST_NAME" | "FULL_NAME" | "LAST_NAME" | "PHONE_NUMBER";
export type ImportReason = "DUPLICATE_IN_FILE" | "EMAIL_INVALID" | "LIMIT" | "PHONE_DAMAGED" | "PHONE_INVALID" | "PHONE_REQUIRED" | "TOO_LONG";
export type ImportState = "DONE" | "DONE_WITH_ERRORS" | "FAILED" | "IMPORTING" | "QUEUED" | "READING" | "UNDONE" | "VALIDATING";
export type useContactImportQuery$variables = {
  id: string;
};
export type useContactImportQuery$data = {
  readonly contactImport: {
    readonly columns: ReadonlyArray<{
      readonly field: ImportField | null | undefined;
      readonly header: string;
      readonly recognized: boolean;
    }>;
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
  "name": "reason",
  "storageKey": null
},
v2 = [
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
          (v1/*:: as any*/),
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
          (v1/*:: as any*/),
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
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContactImportQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "02566fdf6c42175c21113d7b762f594e42f1c96453dba78de72725dc2b9c7d40",
    "metadata": {},
    "name": "useContactImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20288818a24b3e4e7c26bebf538018fe";

export default node;
