/** Files are known before they are stored: whatever breaks off in between, nothing is left that nobody knows. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { batchGetOwnMedia } from './batchGetOwnMedia.ts';
import { confirmMedia } from './confirmMedia.ts';
import { purgeAwaitedMedia } from './purgeAwaitedMedia.ts';
import { registerMedia } from './registerMedia.ts';

const kit = await workspaceTestkit();
const { deps } = kit;
const HOUR_MS = 3_600_000;
const person = () => ({ userId: deps.ids.uuid() });

/** A file that the edge has registered, and stored. */
async function stored(owner: { userId: string }) {
  const storageKey = `media/${owner.userId}/${deps.ids.uuid()}.png`;
  const file = { storageKey, name: 'me.png', mimeType: 'image/png', sizeBytes: 3n, type: 'IMAGES', awaited: true };
  const { id } = await registerMedia(deps)(file, owner);
  await deps.storage.put(storageKey, Buffer.from('png'), { contentType: 'image/png' });
  return { id, storageKey };
}
const shown = async (id: string, owner: { userId: string }) =>
  (await batchGetOwnMedia(deps)({ ids: [id] }, owner)).map(({ name }) => name);
const isStored = async (key: string) => (await deps.storage.stat(key)) !== undefined;
const rows = (id: string) => deps.db.platform('files of a test', ({ tx }) => tx.media.count({ where: { id } }));

it('is its owner’s once its bytes are confirmed, and stays', async () => {
  const ana = person();
  const { id, storageKey } = await stored(ana);
  expect(await shown(id, ana)).toEqual([]);
  for (const again of [1, 2]) expect(await confirmMedia(deps)({ id }, ana), `${again}`).toMatchObject({ id });
  expect(await shown(id, ana)).toEqual(['me.png']);
  kit.clock.advance(2 * HOUR_MS);
  await purgeAwaitedMedia(deps);
  expect(await isStored(storageKey)).toBe(true);
  expect(await shown(id, ana)).toEqual(['me.png']);
});

it('is confirmed by nobody else', async () => {
  const ana = person();
  const { id } = await stored(ana);
  for (const [theirs, by] of [
    [id, person()],
    [deps.ids.uuid(), ana],
    ['no id', ana],
  ] as const)
    await expect(confirmMedia(deps)({ id: theirs }, by)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await shown(id, ana)).toEqual([]);
});

it('is taken away an hour later when its upload broke off, the bytes with it; the store may be away once', async () => {
  const ana = person();
  const { id, storageKey } = await stored(ana);
  kit.clock.advance(HOUR_MS - 1);
  await purgeAwaitedMedia(deps);
  expect(await isStored(storageKey)).toBe(true);
  kit.clock.advance(1);
  const away = { ...deps.storage, delete: () => Promise.reject(new Error('the store is away')) };
  await expect(purgeAwaitedMedia({ ...deps, storage: away })).rejects.toThrow('could not be deleted');
  expect(await rows(id)).toBe(1);
  await Promise.all([purgeAwaitedMedia(deps), purgeAwaitedMedia(deps)]);
  expect(await isStored(storageKey)).toBe(false);
  expect(await rows(id)).toBe(0);
  await expect(confirmMedia(deps)({ id }, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('that is confirmed while its bytes go came too late: it is never one without bytes', async () => {
  const ana = person();
  const { id } = await stored(ana);
  kit.clock.advance(HOUR_MS);
  const goes = Promise.withResolvers<void>();
  const confirmed = goes.promise.then(() => confirmMedia(deps)({ id }, ana));
  const slow = {
    ...deps.storage,
    async delete(key: string) {
      goes.resolve();
      await pause(50);
      await deps.storage.delete(key);
    },
  };
  await Promise.all([
    purgeAwaitedMedia({ ...deps, storage: slow }),
    expect(confirmed).rejects.toMatchObject({ code: 'NOT_FOUND' }),
  ]);
});
