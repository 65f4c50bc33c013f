/**
 * @generated SignedSource<<a4d93012fd9da683dbac8662be7a4cac>>
 * @relayHash 38c91d4a89498bdbdd0027e80537a5a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1511c7e073f39265b225b030aa91c565262ee429722285b0e54e49bf76e730dc

import type { ConcreteRequest } from 'relay-runtime';
export type bulkContactsRestoreMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type bulkContactsRestoreMutation$data = {
  readonly restoreContacts: ReadonlyArray<string>;
};
export type bulkContactsRestoreMutation = {
  response: bulkContactsRestoreMutation$data;
  variables: bulkContactsRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "restoreContacts",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkContactsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkContactsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1511c7e073f39265b225b030aa91c565262ee429722285b0e54e49bf76e730dc",
    "metadata": {},
    "name": "bulkContactsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "028eae59d3a0f1318595f91def3ffafe";

export default node;
