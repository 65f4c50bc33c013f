/**
 * @generated SignedSource<<d4d182423e1592d481b9ce8f324a99ab>>
 * @relayHash 69159b2518c1daf08734e0cc4ef368da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9972ee31bfb5708b31d161a634699ee0b07919cf4df7ae271a41e461ca7b285

import type { ConcreteRequest } from 'relay-runtime';
export type IceType = "HOST" | "PRFLX" | "RELAY" | "SRFLX";
export type MediaTrouble = "CONNECTION_LOST" | "DELAY" | "JITTER" | "LOSS_IN" | "LOSS_OUT" | "NOTHING_RECEIVED" | "NOTHING_SENT";
export type TrackCallSessionInput = {
  callId: string;
  callSid: string;
  final?: boolean | null | undefined;
  samples?: ReadonlyArray<MediaSampleInput> | null | undefined;
  setup?: MediaSetupInput | null | undefined;
  warnings?: ReadonlyArray<MediaWarningInput> | null | undefined;
};
export type MediaSampleInput = {
  heard: boolean;
  jitterMs?: number | null | undefined;
  lossPercent?: number | null | undefined;
  mos?: number | null | undefined;
  msAgo: number;
  number: number;
  rttMs?: number | null | undefined;
  sentLossPercent?: number | null | undefined;
  spoke: boolean;
};
export type MediaSetupInput = {
  connectMs?: number | null | undefined;
  firstHeardMs?: number | null | undefined;
  iceType?: IceType | null | undefined;
};
export type MediaWarningInput = {
  clearedMsAgo?: number | null | undefined;
  kind: MediaTrouble;
  number: number;
  raisedMsAgo: number;
  value?: number | null | undefined;
};
export type sessionTrackMutation$variables = {
  input: TrackCallSessionInput;
};
export type sessionTrackMutation$data = {
  readonly tempTrackNewCallSession: {
    readonly keptSamples: number;
  };
};
export type sessionTrackMutation = {
  response: sessionTrackMutation$data;
  variables: sessionTrackMutation$variables;
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
    "concreteType": "TrackedCallSession",
    "kind": "LinkedField",
    "name": "tempTrackNewCallSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "keptSamples",
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
    "name": "sessionTrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionTrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a9972ee31bfb5708b31d161a634699ee0b07919cf4df7ae271a41e461ca7b285",
    "metadata": {},
    "name": "sessionTrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c3d4c85215dd11b7c5d5c5658f72e5f";

export default node;
