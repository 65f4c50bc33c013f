import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { SegmentService } from '@ringline/proto/contacts/v1/segments_pb';
import { describeContact } from '../contacts/view.ts';
import type { ImportDeps } from '../context.ts';
import { deleteSegment, updateSegment } from '../segments/changeSegment.ts';
import { createSegment } from '../segments/createSegment.ts';
import { getSegment, listSegments } from '../segments/findSegments.ts';
import { previewSegment } from '../segments/previewSegment.ts';
import { describeSegment } from '../segments/segment.ts';

/** The handlers of SegmentService: they translate, the use cases decide. */
export const segmentRpc = (deps: ImportDeps) => (router: ConnectRouter) => {
  router.service(SegmentService, {
    listSegments: async (request, context) => ({
      segments: (await listSegments(deps)(request, principalOf(context))).map(describeSegment),
    }),
    getSegment: async (request, context) => ({
      segment: describeSegment(await getSegment(deps)(request, principalOf(context))),
    }),
    createSegment: async (request, context) => ({
      segment: describeSegment(await createSegment(deps)(request, principalOf(context))),
    }),
    updateSegment: async (request, context) => ({
      segment: describeSegment(await updateSegment(deps)(request, principalOf(context))),
    }),
    deleteSegment: async (request, context) => ({
      segment: describeSegment(await deleteSegment(deps)(request, principalOf(context))),
    }),
    async previewSegment(request, context) {
      const { sample, ...counted } = await previewSegment(deps)(request, principalOf(context));
      return {
        ...counted,
        sample: sample.map(({ contact, reasons }) => ({ contact: describeContact(contact), reasons: [...reasons] })),
      };
    },
  });
};
