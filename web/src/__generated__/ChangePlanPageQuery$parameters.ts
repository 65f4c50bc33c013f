/**
 * @generated SignedSource<<696d683b8253e89f4671936848ead0c9>>
 * @relayHash ddeccff8226c22135290ca5e06bc85b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c93e8579e09475065688a4fd044073f8c35dcb2b8198bdc20ce641dbde160171

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanPageQuery } from './ChangePlanPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c93e8579e09475065688a4fd044073f8c35dcb2b8198bdc20ce641dbde160171",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
