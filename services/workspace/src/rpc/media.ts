import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MediaService } from '@ringline/proto/workspace/v1/media_pb';
import type { Deps } from '../context.ts';
import { batchGetOwnMedia } from '../media/batchGetOwnMedia.ts';
import { confirmMedia } from '../media/confirmMedia.ts';
import { toMedia } from '../media/media.ts';
import { registerMedia } from '../media/registerMedia.ts';

/** The handlers of MediaService: they translate, the use cases decide. */
export const mediaRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(MediaService, {
    registerMedia: async (request, context) => ({
      media: toMedia(await registerMedia(deps)(request, principalOf(context))),
    }),
    confirmMedia: async (request, context) => ({
      media: toMedia(await confirmMedia(deps)(request, principalOf(context))),
    }),
    batchGetOwnMedia: async (request, context) => ({
      media: (await batchGetOwnMedia(deps)(request, principalOf(context))).map(toMedia),
    }),
  });
};
