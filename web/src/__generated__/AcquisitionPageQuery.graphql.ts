/**
 * @generated SignedSource<<b6a78ade604ff2d8c21bff15146727a6>>
 * @relayHash 34c3b564c13d2dd33638eccb352dc34a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ef738221422930cb65e5a9b8f6634c1feff27c9d241562e7b72f19fc025d508

import type { ConcreteRequest } from 'relay-runtime';
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type WebFormField = "CITY" | "COMPANY" | "EMAIL" | "FIRST_NAME" | "LAST_NAME" | "PROPERTY" | "ZIP";
export type WebFormStatus = "NO_LIST" | "NO_NUMBER" | "OFF" | "OPEN";
export type AcquisitionPageQuery$variables = Record<PropertyKey, never>;
export type AcquisitionPageQuery$data = {
  readonly fetchKeywords: {
    readonly data: ReadonlyArray<{
      readonly answer: string;
      readonly id: string;
      readonly joined: number;
      readonly left: number;
      readonly listId: string;
      readonly listName: string | null | undefined;
      readonly optInLevel: OptInLevel;
      readonly phoneNumber: string;
      readonly phoneNumberId: string;
      readonly question: string | null | undefined;
      readonly seen: number;
      readonly version: number;
      readonly word: string;
    }>;
    readonly limit: number;
  };
  readonly fetchWebForms: {
    readonly data: ReadonlyArray<{
      readonly answer: string | null | undefined;
      readonly body: string | null | undefined;
      readonly button: string | null | undefined;
      readonly consent: string;
      readonly country: string;
      readonly enabled: boolean;
      readonly fields: ReadonlyArray<{
        readonly field: WebFormField;
        readonly propertyId: string | null | undefined;
        readonly required: boolean;
      }>;
      readonly heading: string;
      readonly id: string;
      readonly joined: number;
      readonly left: number;
      readonly link: string;
      readonly listId: string;
      readonly listName: string | null | undefined;
      readonly name: string;
      readonly optInLevel: OptInLevel;
      readonly origins: ReadonlyArray<string>;
      readonly phoneNumber: string;
      readonly phoneNumberId: string;
      readonly question: string | null | undefined;
      readonly seen: number;
      readonly status: WebFormStatus;
      readonly thanks: string | null | undefined;
      readonly thanksUrl: string | null | undefined;
      readonly version: number;
    }>;
    readonly limit: number;
  };
};
export type AcquisitionPageQuery = {
  response: AcquisitionPageQuery$data;
  variables: AcquisitionPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
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
  "name": "phoneNumberId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phoneNumber",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optInLevel",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answer",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seen",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "joined",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "KeywordList",
    "kind": "LinkedField",
    "name": "fetchKeywords",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Keyword",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "word",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WebFormList",
    "kind": "LinkedField",
    "name": "fetchWebForms",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WebForm",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
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
            "name": "heading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebFormAsked",
            "kind": "LinkedField",
            "name": "fields",
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
                "name": "propertyId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "required",
                "storageKey": null
              }
            ],
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
            "name": "button",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thanks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thanksUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "origins",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enabled",
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AcquisitionPageQuery",
    "selections": (v13/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AcquisitionPageQuery",
    "selections": (v13/*:: as any*/)
  },
  "params": {
    "id": "1ef738221422930cb65e5a9b8f6634c1feff27c9d241562e7b72f19fc025d508",
    "metadata": {},
    "name": "AcquisitionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b21433774d3979d52d79673b6ea49c01";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
