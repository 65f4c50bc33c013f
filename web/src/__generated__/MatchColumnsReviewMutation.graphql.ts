/**
 * @generated SignedSource<<f02ff716f519463614d8e8e092698383>>
 * @relayHash 92f9a8329828acee0cfc073b2f4ab6c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 526f078ab2c21f1edcdb9cc52b20c7f858f28fb3840ec36356436d9918f37d84

import type { ConcreteRequest } from 'relay-runtime';
export type ImportField = "CITY" | "COMPANY" | "COUNTRY" | "EMAIL" | "FIRST_NAME" | "FULL_NAME" | "LAST_NAME" | "PHONE_NUMBER" | "TAGS" | "TEXT_CONSENT";
export type MatchColumnsReviewMutation$variables = {
  country?: string | null | undefined;
  encoding?: string | null | undefined;
  fields?: ReadonlyArray<ImportField | null | undefined> | null | undefined;
  id: string;
  separator?: string | null | undefined;
};
export type MatchColumnsReviewMutation$data = {
  readonly reviewContactImport: {
    readonly id: string;
  };
};
export type MatchColumnsReviewMutation = {
  response: MatchColumnsReviewMutation$data;
  variables: MatchColumnsReviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "encoding"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fields"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "separator"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "country",
        "variableName": "country"
      },
      {
        "kind": "Variable",
        "name": "encoding",
        "variableName": "encoding"
      },
      {
        "kind": "Variable",
        "name": "fields",
        "variableName": "fields"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "separator",
        "variableName": "separator"
      }
    ],
    "concreteType": "ContactImport",
    "kind": "LinkedField",
    "name": "reviewContactImport",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MatchColumnsReviewMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MatchColumnsReviewMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "526f078ab2c21f1edcdb9cc52b20c7f858f28fb3840ec36356436d9918f37d84",
    "metadata": {},
    "name": "MatchColumnsReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfcb7ece05de9773979cdf3313cbba46";

export default node;
