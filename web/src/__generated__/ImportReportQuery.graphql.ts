/**
 * @generated SignedSource<<86db48584df70cdbc39ba4af752ffed1>>
 * @relayHash 7e735895c11c0cff6f83a053e2cf70f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b15df3261bd2829b358ff648c447ad6c91e93613cd2588aa389bb9bd57c0410a

import type { ConcreteRequest } from 'relay-runtime';
export type ImportReason = "DUPLICATE_IN_FILE" | "EMAIL_INVALID" | "LIMIT" | "PHONE_DAMAGED" | "PHONE_INVALID" | "PHONE_REQUIRED" | "TOO_LONG";
export type ImportReportQuery$variables = {
  afterRow?: number | null | undefined;
  id: string;
  limit?: number | null | undefined;
  reason?: ImportReason | null | undefined;
};
export type ImportReportQuery$data = {
  readonly contactImportReport: ReadonlyArray<{
    readonly contact: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly reason: ImportReason;
    readonly row: number;
    readonly wins: number | null | undefined;
  }>;
};
export type ImportReportQuery = {
  response: ImportReportQuery$data;
  variables: ImportReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "afterRow"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "afterRow",
        "variableName": "afterRow"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "ContactImportReportRow",
    "kind": "LinkedField",
    "name": "contactImportReport",
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
        "name": "contact",
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
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "wins",
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportReportQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ImportReportQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "b15df3261bd2829b358ff648c447ad6c91e93613cd2588aa389bb9bd57c0410a",
    "metadata": {},
    "name": "ImportReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "427897673a997ea5c1982043bae4c26f";

export default node;
