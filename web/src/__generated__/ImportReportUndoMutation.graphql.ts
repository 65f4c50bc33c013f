/**
 * @generated SignedSource<<0d043de0b50a708a8c1ca89a4f2b8125>>
 * @relayHash f8a9ecf0d9807de6b085b88d30744682
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 720900311554dcb8b13a9baa7fee6f49baefcc0cf93bb085aac4a9b59f56ea55

import type { ConcreteRequest } from 'relay-runtime';
export type ImportReportUndoMutation$variables = {
  id: string;
};
export type ImportReportUndoMutation$data = {
  readonly undoContactImport: {
    readonly id: string;
  };
};
export type ImportReportUndoMutation = {
  response: ImportReportUndoMutation$data;
  variables: ImportReportUndoMutation$variables;
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
    "concreteType": "ContactImport",
    "kind": "LinkedField",
    "name": "undoContactImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "ImportReportUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportReportUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "720900311554dcb8b13a9baa7fee6f49baefcc0cf93bb085aac4a9b59f56ea55",
    "metadata": {},
    "name": "ImportReportUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c819e1c7cce19b3d8303c118c0100328";

export default node;
