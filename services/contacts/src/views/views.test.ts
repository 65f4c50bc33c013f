import { fakeClock, testDatabase } from '@ringline/kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { contacts as service } from '../service.ts';
import { deleteView } from './deleteView.ts';
import { listViews } from './listViews.ts';
import { MOST_VIEWS, saveView } from './saveView.ts';
import { describeView, type Viewer } from './view.ts';

const clock = fakeClock('2026-11-28T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
let [ana, ben, cleo]: Viewer[] = [];
beforeEach(() => {
  const workspaceId = db.ids.uuid();
  [ana, ben, cleo] = ['MEMBER', 'MEMBER', 'ADMIN'].map((role, index) => ({ workspaceId, userId: `u${index}`, role }));
});

const VIP = { kind: 'SAVED', tag: 'VIP', company: '', contacted: 'NOT_MONTH', columns: ['PHONE', 'TAGS', 'PHONE'] };
const save = (viewer: Viewer, more: object = {}) =>
  saveView(deps)({ id: '', name: 'Quiet VIPs', shared: false, ...VIP, ...more }, viewer);
const namesFor = async (viewer: Viewer) => (await listViews(deps)({}, viewer)).map(({ name }) => name);

test('a view keeps filters and columns for whoever made it, and for everyone once it is shared', async () => {
  const view = await save(ana!, { name: ' Quiet VIPs ' });
  expect(view).toMatchObject({ name: 'Quiet VIPs', ...VIP, columns: ['PHONE', 'TAGS'] });
  await save(ben!, { name: 'A view of Ben' });
  expect([await namesFor(ana!), await namesFor(cleo!)]).toEqual([['Quiet VIPs'], []]);
  await expect(save(cleo!, { id: view.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await save(ana!, { id: view.id, shared: true });
  expect(await namesFor(ben!)).toEqual(['A view of Ben', 'Quiet VIPs']);
  expect(await namesFor({ ...ana!, workspaceId: db.ids.uuid() })).toEqual([]);
});

test('a shared view is changed and deleted by who made it and by admins', async () => {
  const { id, ...made } = await save(ana!, { shared: true });
  const view = { id, ...made };
  expect([ana!, ben!, cleo!].map((viewer) => describeView(view, viewer))).toMatchObject([
    { mine: true, editable: true },
    { mine: false, editable: false },
    { mine: false, editable: true },
  ]);
  await expect(save(ben!, { id })).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
  await expect(deleteView(deps)({ id }, ben!)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
  // It stays the view of who made it.
  expect(await save(cleo!, { id, name: 'Renamed', shared: true })).toMatchObject({ ownerId: ana!.userId });
  await deleteView(deps)({ id }, cleo!);
  await expect(deleteView(deps)({ id }, ana!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  [{ name: ' ' }, 'Enter a name'],
  [{ name: 'x'.repeat(61) }, 'at most 60'],
  [{ kind: 'EVERYONE' }, 'Choose one of: SAVED, LEADS'],
  [{ contacted: 'NEVER' }, 'Choose one of: WEEK'],
  [{ columns: [''] }, 'Choose one of: PHONE'],
  [{ tag: 'x'.repeat(81) }, 'at most 80'],
])('%o is refused', async (more, message) => {
  await expect(save(ana!, more)).rejects.toThrow(message);
});

test('a person has one view of a name, and a bounded number of them', async () => {
  await save(ana!);
  await expect(save(ana!, { name: 'QUIET VIPS' })).rejects.toMatchObject({ field: 'name' });
  await save(ben!);
  for (let count = 1; count < MOST_VIEWS; count += 1) await save(ana!, { name: `View ${count}` });
  await expect(save(ana!, { name: 'One more' })).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
});
