/** The pages' copy of the outside world, where an answer and the stream cross each other. */
import { afterEach, expect, test, vi } from 'vitest';
import { currentWorld, followWorld } from './world.ts';

/** A stream by hand. */
class Stream extends EventTarget {
  static last: Stream;
  constructor() {
    super();
    Stream.last = this;
  }
  says(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

const empty: Record<string, unknown> = { '/phones': [], '/numbers': [], '/faults': [], '/mail': [], '/calls': [] };

test('a mail, a call and a fault that come while everything is asked for stay, once each', async () => {
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (url: string) => {
    await held.promise;
    const path = url.replace('/sandbox/api', '');
    return Response.json(path === '/mail' ? [{ id: 'before', subject: 'Before' }, { id: 'both' }] : empty[path]);
  });
  const stop = followWorld();
  Stream.last.dispatchEvent(new Event('open'));
  Stream.last.says('mail', { id: 'both', subject: 'In the answer, too' });
  Stream.last.says('mail', { id: 'after', subject: 'Later than the answer' });
  Stream.last.says('call', { sid: 'CA1' });
  Stream.last.says('faults', [{ kind: 'busy' }]);
  held.resolve();
  await vi.waitFor(() => expect(currentWorld().mails.map(({ id }) => id)).toEqual(['after', 'both', 'before']));
  expect(Object.keys(currentWorld().calls)).toEqual(['CA1']);
  expect(currentWorld().faults).toHaveLength(1);
  stop();
});

test('an answer that fails holds nothing back, and is asked for again', async () => {
  const held = Promise.withResolvers<void>();
  let refused = 0;
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (url: string) => {
    await held.promise;
    const path = url.replace('/sandbox/api', '');
    if (path === '/numbers' && (refused += 1) === 1)
      return Response.json({ title: 'The sandbox stops.' }, { status: 503 });
    return Response.json(path === '/numbers' ? [{ number: '+14155550100' }] : empty[path]);
  });
  const stop = followWorld();
  Stream.last.dispatchEvent(new Event('open'));
  Stream.last.says('mail', { id: 'while it failed' });
  held.resolve();
  await vi.waitFor(() => expect(currentWorld().mails[0]?.id).toBe('while it failed'));
  await vi.waitFor(() => expect(currentWorld().numbers).toHaveLength(1), 5_000);
  stop();
});
