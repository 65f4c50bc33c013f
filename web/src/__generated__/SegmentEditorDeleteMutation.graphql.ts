/**
 * @generated SignedSource<<0b2664237f38c2ec7a56ec743da65bb6>>
 * @relayHash 3b63abcef4dd39c26aa66f22cfecc41f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ffe8fe094f729be62da466fe9292f4d48bca4b82f161c77f07da5092f57f3bf

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentEditorDeleteMutation$variables = {
  id: string;
};
export type SegmentEditorDeleteMutation$data = {
  readonly deleteSegment: {
    readonly timezone: string;
  };
};
export type SegmentEditorDeleteMutation = {
  response: SegmentEditorDeleteMutation$data;
  variables: SegmentEditorDeleteMutation$variables;
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
    "concreteType": "Segment",
    "kind": "LinkedField",
    "name": "deleteSegment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timezone",
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
    "name": "SegmentEditorDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SegmentEditorDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3ffe8fe094f729be62da466fe9292f4d48bca4b82f161c77f07da5092f57f3bf",
    "metadata": {},
    "name": "SegmentEditorDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9133aa6fadb9a9cb5b15adc9016cae1a";

export default node;
