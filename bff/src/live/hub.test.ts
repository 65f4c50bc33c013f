import { create, toBinary } from '@bufbuild/protobuf';
import { eventType, type StoredEvent } from '@ringline/kit/events';
import { fakeClock } from '@ringline/kit/testing';
import { ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { expect, it } from 'vitest';
import { createHub } from './hub.ts';

const WORKSPACE = 'w-1';
const HOURS = 3_600_000;

it('after its clock was wrong and was set back, it says that events may be missing, and then knows those of now', () => {
  const clock = fakeClock();
  const hub = createHub([ThreadChangedSchema], clock);
  const happened = () =>
    hub.accept(
      {
        type: eventType(ThreadChangedSchema),
        workspaceId: WORKSPACE,
        payload: Buffer.from(toBinary(ThreadChangedSchema, create(ThreadChangedSchema))),
        audience: null,
        source: 'messaging',
        time: clock.now(),
      } as unknown as StoredEvent,
      clock.now(),
    );
  let interruptions = 0;
  hub.listen(WORKSPACE, { deliver: () => undefined, interrupted: () => (interruptions += 1) });
  clock.advance(8 * HOURS);
  happened();
  const ahead = hub.now();
  clock.advance(-8 * HOURS);
  happened();
  expect(interruptions).toBe(1);
  // Whoever comes back with a time of the wrong clock is told of nothing that is over, and misses nothing that came since.
  expect(hub.since(WORKSPACE, ahead)).toEqual({ complete: false });
  const since = hub.now();
  clock.advance(1_000);
  happened();
  expect(hub.since(WORKSPACE, since)).toMatchObject({ complete: true, events: { length: 2 } });
  expect(interruptions).toBe(1);
});
