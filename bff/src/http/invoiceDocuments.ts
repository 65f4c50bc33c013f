import { notFound } from '@ringline/kit/errors';
import { SubscriptionService } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { callerOf } from '../graphql/caller.ts';
import { OperationContext } from '../graphql/context.ts';

const address = z.object({ id: z.string(), file: z.enum(['invoice.pdf', 'receipt.pdf']) });

/**
 * `GET /api/invoices/{id}/invoice.pdf` and `/receipt.pdf`: a document of the workspace in `x-workspace`, in the language that the
 * request accepts, for whoever may buy there. Billing checks the right and the tenant, as for every call.
 */
export function invoiceDocuments(app: FastifyInstance, edge: Edge): void {
  app.get('/api/invoices/:id/:file', async (request, reply) => {
    const asked = address.safeParse(request.params);
    if (!asked.success) throw notFound('The document');
    const { id, file } = asked.data;
    const context = new OperationContext(edge, callerOf(edge, request, reply));
    const { pdf, fileName } = await context.call(SubscriptionService).getInvoiceDocument({
      id,
      receipt: file === 'receipt.pdf',
      language: request.headers['accept-language']?.split(/[,;]/)[0]?.trim() ?? '',
    });
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type('application/pdf')
      .send(Buffer.from(pdf));
  });
}
