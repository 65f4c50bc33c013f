/**
 * @generated SignedSource<<43f87c7a7793d0fa99294a553579d366>>
 * @relayHash ba923a04113f8a72b2476e59d59fff27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d4bce05495a8d7f47e11ab75fe1d0d2caaa0d0c2c5cdbd6c294e1bbc259ace9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d4bce05495a8d7f47e11ab75fe1d0d2caaa0d0c2c5cdbd6c294e1bbc259ace9",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
