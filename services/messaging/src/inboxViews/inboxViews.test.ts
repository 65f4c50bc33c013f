/** Views of the inbox: each person's own, under a name. */
import { beforeEach, describe, expect, it } from 'vitest';
import { db, deps, everyone, ownMessaging, ws } from '../messagingTestkit.ts';
import { saveTag } from '../tags/saveTag.ts';
import { testPrincipal } from '../testing.ts';
import { listInboxViews, MOST_VIEWS, removeInboxView, saveInboxView } from './inboxViews.ts';

ownMessaging();

let ana: ReturnType<typeof testPrincipal>;
let ben: ReturnType<typeof testPrincipal>;
beforeEach(() => {
  [ana, ben] = [1, 2].map(() => testPrincipal(ws, 'team', { userId: db.ids.uuid(), role: 'MEMBER' })) as [
    typeof ana,
    typeof ben,
  ];
});
const save = (name: string, more: object = {}, principal = ana) =>
  saveInboxView(deps)({ id: '', filter: 'OPEN', assigned: 'ME', tagId: '', ...more, name }, principal);
const names = async (principal = ana) => (await listInboxViews(deps)(principal)).map(({ name }) => name);

describe('a view', () => {
  it('is its maker’s own, and is renamed, changed and deleted', async () => {
    const { id: tagId } = await saveTag(deps)({ id: '', name: 'VIP', backgroundColor: '' }, everyone());
    await save('  My   VIPs ', { tagId });
    await save('Free', { assigned: 'NONE', filter: 'UNREAD' });
    const [free, vips] = await listInboxViews(deps)(ana);
    expect([free, vips]).toMatchObject([
      { name: 'Free', filter: 'UNREAD', assigned: 'NONE', tagId: null },
      { name: 'My VIPs', filter: 'OPEN', assigned: 'ME', tagId },
    ]);
    expect(await names(ben)).toEqual([]);
    await save('Waiting', { id: free?.id, assigned: '', filter: 'SNOOZED' });
    expect(await names()).toEqual(['My VIPs', 'Waiting']);
    await expect(removeInboxView(deps)(vips?.id ?? '', ben)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await removeInboxView(deps)(vips?.id ?? '', ana)).map(({ name }) => name)).toEqual(['Waiting']);
  });

  it('is refused where it would be none', async () => {
    const field = (at: string) => ({ code: 'VALIDATION_FAILED', field: at });
    await expect(save(' \u200b')).rejects.toMatchObject(field('name'));
    await expect(save('x'.repeat(41))).rejects.toMatchObject(field('name'));
    await expect(save('x', { filter: 'ALL' })).rejects.toMatchObject(field('filter'));
    await expect(save('x', { assigned: 'BEN' })).rejects.toMatchObject(field('assigned'));
    await expect(save('x', { tagId: db.ids.uuid() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save('x', { id: db.ids.uuid() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await save('Mine');
    await expect(save('MINE')).rejects.toMatchObject({ code: 'CONFLICT', field: 'name' });
    expect(await save('Mine', {}, ben)).toHaveLength(1);
    await expect(save('Mine', {}, testPrincipal(db.ids.uuid()))).resolves.toHaveLength(1);
  });

  it('is one of fifty', async () => {
    await db.tenant(ws, ({ tx }) =>
      tx.inboxView.createMany({
        data: Array.from({ length: MOST_VIEWS }, (_, at) => ({
          id: db.ids.uuid(),
          workspaceId: ws,
          userId: ana.userId,
          name: `View ${at}`,
          nameKey: `view ${at}`,
          filter: 'OPEN',
          assigned: '',
        })),
      }),
    );
    await expect(save('One more')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });
});
