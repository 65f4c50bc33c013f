import { describe, expect, it } from 'vitest';
import { createMetrics } from '../telemetry/index.ts';
import type { Consumer } from './consumer.ts';
import type { StoredEvent } from './envelope.ts';
import { observed } from './observe.ts';

const event: StoredEvent = {
  id: '0190a000-0000-7000-8000-000000000001',
  type: 'telephony.call.ended.v1',
  source: 'telephony',
  key: 'call-1',
  time: new Date(0),
  workspaceId: null,
  correlationId: 'c',
  causationId: null,
  traceparent: null,
  audience: null,
  partition: 3,
  position: 1n,
  payload: new Uint8Array(),
  republished: false,
};

describe('a consumer', () => {
  it('is measured by what it handled and how that ended, and fails as it did before', async () => {
    const metrics = createMetrics();
    let broken = true;
    const handler = {
      type: event.type,
      unit: 'tenant' as const,
      copy: false,
      async handle() {
        if (broken) throw new Error('broken');
      },
    };
    const plain: Consumer<unknown> = { name: 'first', handlers: [handler], runLength: 7 };
    const [seen] = observed('messaging', [plain], metrics, 'kafka');
    expect(seen).toMatchObject({ name: 'first', runLength: 7 });
    await expect(seen?.handlers[0]?.handle(event, {} as never)).rejects.toThrow('broken');
    broken = false;
    await seen?.handlers[0]?.handle(event, {} as never);
    const text = await metrics.registry.getSingleMetricAsString('consumer_handle_duration_seconds');
    for (const result of ['ok', 'failed'])
      expect(text).toContain(
        `_count{service="messaging",consumer="first",type="telephony.call.ended.v1",result="${result}"} 1`,
      );
  });
});
