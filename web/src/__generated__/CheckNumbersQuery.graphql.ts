/**
 * @generated SignedSource<<390437be365ead7ac941c98abe9c80f6>>
 * @relayHash 2658f6299d3afd344e80f8e5e2ed08cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eae29e51aab7e3b5ab3aaf977019e028952a625a323643f6bfaaec4b1d0ef13

import type { ConcreteRequest } from 'relay-runtime';
export type PortingObstacle = "ALREADY_HERE" | "COUNTRY" | "INVALID" | "IN_PROGRESS" | "MANUAL" | "OTHER_ACCOUNT" | "TOLL_FREE" | "UNKNOWN" | "UNSUPPORTED";
export type CheckNumbersQuery$variables = {
  numbers: ReadonlyArray<string>;
};
export type CheckNumbersQuery$data = {
  readonly checkNumberPortability: ReadonlyArray<{
    readonly code: string | null | undefined;
    readonly number: string;
    readonly obstacle: PortingObstacle | null | undefined;
    readonly pinRequired: boolean;
    readonly portable: boolean;
  }>;
};
export type CheckNumbersQuery = {
  response: CheckNumbersQuery$data;
  variables: CheckNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "numbers"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "numbers",
        "variableName": "numbers"
      }
    ],
    "concreteType": "NumberPortability",
    "kind": "LinkedField",
    "name": "checkNumberPortability",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "portable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pinRequired",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "obstacle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
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
    "name": "CheckNumbersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckNumbersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8eae29e51aab7e3b5ab3aaf977019e028952a625a323643f6bfaaec4b1d0ef13",
    "metadata": {},
    "name": "CheckNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d83ad4aa8c96905d5ad2e79c17fd2b9b";

export default node;
