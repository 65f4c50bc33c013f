import { job, type Job } from '@ringline/kit/jobs';
import { cutText, oneLine } from '@ringline/kit/text';
import { z } from 'zod';
import { registerEmergencyAddress } from '../carrier/emergencyAddress.ts';
import { numberSettings } from '../carrier/settings.ts';
import type { Deps } from '../context.ts';

/** What the carrier takes as the name of a number, in characters. */
const LONGEST_FRIENDLY_NAME = 64;

export const CONFIGURE_NUMBER = 'configure-number';

/** Sets a number up at the carrier: where its calls and texts go, and where when we do not answer; and where
 * responders go. Repeating it is harmless. */
export function configureNumber(deps: () => Deps): Job {
  return job({
    name: CONFIGURE_NUMBER,
    schema: z.object({ workspaceId: z.uuid(), phoneNumberId: z.uuid() }),
    retry: { limit: 20, delaySeconds: 1 },
    handler: async ({ workspaceId, phoneNumberId }) => {
      const { db, carrier, addresses } = deps();
      const where = { workspaceId_id: { workspaceId, id: phoneNumberId } };
      const number = await db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.findUnique({ where }));
      if (!number || number.status === 'RELEASED') return;
      const settings = {
        ...numberSettings((path) => addresses.to(path)),
        friendlyName: cutText(oneLine(number.name), LONGEST_FRIENDLY_NAME),
        ...(await registerEmergencyAddress({ carrier }, number)),
      };
      const [known] = await carrier.rest.incomingPhoneNumbers.list({ phoneNumber: number.number, limit: 1 });
      const { sid } = known
        ? await carrier.rest.incomingPhoneNumbers(known.sid).update(settings)
        : await carrier.rest.incomingPhoneNumbers.create({ phoneNumber: number.number, ...settings });
      if (number.carrierSid === sid) return;
      await db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.update({ where, data: { carrierSid: sid } }));
    },
  });
}
