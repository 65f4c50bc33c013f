/**
 * @generated SignedSource<<86844fa93dd0bde8217d52e6ee48c063>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsentState = "INVALID" | "NOT_ASKED" | "PENDING" | "SUBSCRIBED" | "UNSUBSCRIBED";
export type SubscriberListSource = "KEYWORD" | "MANUAL" | "SHOPIFY" | "WEB_FORM" | "WIX";
import type { FragmentRefs } from "relay-runtime";
export type Subscribers_query$data = {
  readonly fetchSubscribers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly contact: {
          readonly fullName: string;
          readonly id: string;
          readonly phoneNumber: string;
          readonly pictureURL: string | null | undefined;
          readonly smsMarketingConsent: {
            readonly state: ConsentState;
          };
        };
        readonly id: string;
        readonly source: SubscriberListSource;
        readonly subscribedAt: any;
      };
    }>;
    readonly metadata: {
      readonly count: number;
      readonly countIsLeast: boolean;
    };
  };
  readonly " $fragmentType": "Subscribers_query";
};
export type Subscribers_query$key = {
  readonly " $data"?: Subscribers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Subscribers_query">;
};

import SubscribersPageQuery_graphql from './SubscribersPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "fetchSubscribers"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "listId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": SubscribersPageQuery_graphql
    }
  },
  "name": "Subscribers_query",
  "selections": [
    {
      "alias": "fetchSubscribers",
      "args": [
        {
          "kind": "Variable",
          "name": "listId",
          "variableName": "listId"
        }
      ],
      "concreteType": "SubscriberPage",
      "kind": "LinkedField",
      "name": "__Subscribers_fetchSubscribers_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaginationMetadata",
          "kind": "LinkedField",
          "name": "metadata",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countIsLeast",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubscriberEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Subscriber",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subscribedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "source",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Contact",
                  "kind": "LinkedField",
                  "name": "contact",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "fullName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "pictureURL",
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
                      "concreteType": "SmsMarketingConsent",
                      "kind": "LinkedField",
                      "name": "smsMarketingConsent",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "state",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e8eff7fda178b440fb0758b0e148a8b8";

export default node;
