/**
 * @generated SignedSource<<60745a1e81eef5b8daf3c1cd15d93fd5>>
 * @relayHash 9d22a6980aba8da1910a880cb6bceffd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 213bada58adcab78b12228fc6b3b8cd84e6924ec45982606f8d62205d479aba6

import type { ConcreteRequest } from 'relay-runtime';
export type CreateOrUpdateConversationTagInput = {
  backgroundColor?: string | null | undefined;
  id?: string | null | undefined;
  name: string;
};
export type tagActionsSaveMutation$variables = {
  input: CreateOrUpdateConversationTagInput;
};
export type tagActionsSaveMutation$data = {
  readonly createOrUpdateConversationTag: {
    readonly backgroundColor: string;
    readonly color: string;
    readonly id: string;
    readonly name: string;
    readonly version: number;
  };
};
export type tagActionsSaveMutation = {
  response: tagActionsSaveMutation$data;
  variables: tagActionsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ConversationTag",
    "kind": "LinkedField",
    "name": "createOrUpdateConversationTag",
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
        "name": "backgroundColor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "color",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "tagActionsSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tagActionsSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "213bada58adcab78b12228fc6b3b8cd84e6924ec45982606f8d62205d479aba6",
    "metadata": {},
    "name": "tagActionsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03af4889e83a164d2265c6d49f7652dd";

export default node;
