/**
 * @generated SignedSource<<e41bbc41e83898b754378db086db6caf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneProvider_workspace$data = {
  readonly setting: {
    readonly ringToneId: string | null | undefined;
  };
  readonly " $fragmentType": "PhoneProvider_workspace";
};
export type PhoneProvider_workspace$key = {
  readonly " $data"?: PhoneProvider_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneProvider_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneProvider_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspaceSetting",
      "kind": "LinkedField",
      "name": "setting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ringToneId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "62adb3a0dae80671a85cab2e1fc040c4";

export default node;
