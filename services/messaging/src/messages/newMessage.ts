import type { Item } from '../timeline/timeline.ts';

/** A message that nothing is known of yet but who wrote it and when. */
export function newMessage(
  id: string,
  workspaceId: string,
  threadId: string,
  at: Date,
): Omit<Item, 'direction' | 'phoneNumberId' | 'phoneNumber' | 'peerNumber' | 'body' | 'deliveryStatus'> {
  return {
    id,
    workspaceId,
    threadId,
    channel: 'SMS',
    agentUserId: '',
    addressedTeamIds: [],
    addressedUserIds: [],
    attachments: null,
    channelFacts: null,
    outcome: null,
    createdAt: at,
    updatedAt: at,
    callId: null,
    callVersion: 0,
    callStatus: '',
    call: null,
    sentTime: null,
    deliveredTime: null,
    retries: 0,
    failedCode: '',
    failedReason: '',
    carrierCode: '',
    segments: 0,
    carrierSid: null,
    creditLogs: [],
    version: 1,
  };
}
