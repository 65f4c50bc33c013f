/** A toll-free number texts the United States and Canada once its registration is approved, and not before (defaults 9.4). */
import { beforeEach, describe, expect, it } from 'vitest';
import { PEER, changeNumber, db, deps, number, ownMessaging, send, sender, sentTo, ws } from '../messagingTestkit.ts';
import { sendFlowMessage } from './sendFlowMessage.ts';

ownMessaging();

const tollFree = (version: number, isComplianceVerified: boolean) =>
  changeNumber({ version, type: 'TOLL_FREE', isTestNumber: false, status: 'AVAILABLE', isComplianceVerified });

describe('a text from a toll-free number', () => {
  beforeEach(() => tollFree(2, false));

  it('to the US is refused with what to do, and sent as soon as the registration is approved', async () => {
    await expect(send('Your order ships today.')).rejects.toMatchObject({
      code: 'UNREGISTERED_NUMBER',
      message: `Texting to US numbers is off for ${number.number} until registration is approved.`,
      why: { check: 'registration', whoCanFix: ['OWNER', 'ADMIN'] },
    });
    await tollFree(3, true);
    await send('Your order ships today.');
    await sender.round();
    expect(sentTo('Your order ships today.')).toHaveLength(1);
  });

  it('of a call flow is refused for the same reason', async () => {
    const asked = { workspaceId: ws, id: db.ids.uuid(), phoneNumberId: number.id, to: PEER, body: 'We missed you.' };
    expect(await sendFlowMessage(deps)(asked)).toMatchObject({ code: 'UNREGISTERED_NUMBER' });
  });

  it('of the shared pool for trying things out is not asked', async () => {
    await changeNumber({ version: 3, type: 'TOLL_FREE', isTestNumber: true, status: 'AVAILABLE' });
    await send('Hello from a test number.');
  });
});
