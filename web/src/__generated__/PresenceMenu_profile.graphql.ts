/**
 * @generated SignedSource<<10560e22a4159b2dd1769b4b0fa2db90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
import type { FragmentRefs } from "relay-runtime";
export type PresenceMenu_profile$data = {
  readonly availabilityStatus: UserPresence;
  readonly firstName: string;
  readonly hasSeat: boolean;
  readonly " $fragmentType": "PresenceMenu_profile";
};
export type PresenceMenu_profile$key = {
  readonly " $data"?: PresenceMenu_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresenceMenu_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PresenceMenu_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSeat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availabilityStatus",
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "f2573d0bd5193b65e72b45dcc408e94d";

export default node;
