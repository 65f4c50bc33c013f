/**
 * @generated SignedSource<<ebea20caaed7efa5ac230c9bebf2c046>>
 * @relayHash c33e1a6f7a753d4f44a471254030e445
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 220e779a08161f4100ff92c79ea62dbed1ff8ae8de7cb2cba78a433b82cb3c29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "220e779a08161f4100ff92c79ea62dbed1ff8ae8de7cb2cba78a433b82cb3c29",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
