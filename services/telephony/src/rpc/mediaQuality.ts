import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MediaQualityService } from '@ringline/proto/telephony/v1/media_quality_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import type { Deps } from '../context.ts';
import { getCallQuality } from '../quality/getCallQuality.ts';
import { newCallSession } from '../quality/session.ts';
import { trackCallSession } from '../quality/trackCallSession.ts';

/** The handlers of MediaQualityService. */
export const mediaQualityRpc =
  (deps: Deps, apply: ApplyInput) =>
  (router: ConnectRouter): void => {
    const session = newCallSession(deps);
    const track = trackCallSession(deps, apply);
    const quality = getCallQuality(deps);
    router.service(MediaQualityService, {
      getNewCallSession() {
        const { expiresAt, ...rest } = session();
        return { ...rest, expiresAt: timestampFromDate(expiresAt) };
      },
      trackCallSession: async (request, context) => ({ keptSamples: await track(request, principalOf(context)) }),
      getCallQuality: async ({ callId }, context) => ({ legs: await quality(callId, principalOf(context)) }),
    });
  };
