/** Numbers text the United States once their registration is approved, and not before (defaults 9.4). */
import { emittedEvents } from '@ringline/kit/testing';
import { NumberUnregisteredSchema } from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import { listChannels } from '../channels/listChannels.ts';
import {
  PEER,
  changeNumber,
  db,
  deps,
  everyone,
  number,
  ownMessaging,
  report,
  send,
  sender,
  sentTo,
  ws,
} from '../messagingTestkit.ts';
import { sendFlowMessage } from './sendFlowMessage.ts';
import { sendMessage } from './sendMessage.ts';

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

/** A local number of a country, registered or not. */
const local = (version: number, change: object) =>
  changeNumber({
    version,
    type: 'LOCAL',
    isTestNumber: false,
    status: 'AVAILABLE',
    isComplianceVerified: false,
    ...change,
  });

describe('a text from a local number', () => {
  it('to the US is refused until its registration is approved; the same in the list of channels', async () => {
    await local(2, {});
    const channels = () => listChannels(deps)({ phoneNumberId: number.id, contactId: '', to: PEER }, everyone());
    await expect(send('See you on Friday.')).rejects.toMatchObject({
      code: 'UNREGISTERED_NUMBER',
      details: { path: '/settings/compliance' },
    });
    expect((await channels())[0]).toEqual({ channel: 'SMS', hindrance: 'UNREGISTERED' });
    await local(3, { isComplianceVerified: true });
    await send('See you on Friday.');
    expect((await channels())[0]?.hindrance).toBeUndefined();
  });

  it('of another country, or to Canada, needs none', async () => {
    await local(2, { country: 'GB' });
    await send('See you on Friday.');
    await local(3, { country: 'CA' });
    const toCanada = {
      phoneNumberId: number.id,
      contactId: '',
      to: '+16045550142',
      body: 'See you.',
      idempotencyKey: '',
    };
    await sendMessage(deps)(toCanada, everyone());
  });

  it('that the carrier fails as unregistered is told, once', async () => {
    await local(2, { isComplianceVerified: true });
    const id = (await send('See you on Friday.')).item?.id ?? '';
    await sender.round();
    for (const _twice of [1, 2]) await report(id, 'failed', '30034');
    const told = await emittedEvents(db, NumberUnregisteredSchema);
    expect(told.map(({ event }) => event).filter(({ phoneNumberId }) => phoneNumberId === number.id)).toMatchObject([
      { carrierCode: '30034' },
    ]);
  });
});
