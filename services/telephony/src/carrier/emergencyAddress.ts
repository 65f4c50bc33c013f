import { cutText, oneLine } from '@ringline/kit/text';
import type { Deps } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import type { EmergencyAddress } from '../numbers/emergencyAddress.ts';

/** What the carrier takes as the name of who is there, in characters. */
const LONGEST_CUSTOMER = 21;

/**
 * Has the carrier know where responders are sent when the number calls an emergency service. Found again by the number's id, so that
 * repeating it makes no second address.
 * @returns what the number is set to besides; nothing where it has no address
 */
export async function registerEmergencyAddress(
  { carrier }: Pick<Deps, 'carrier'>,
  number: Pick<PhoneNumber, 'id' | 'name' | 'emergencyAddress'>,
): Promise<{ emergencyAddressSid?: string; emergencyStatus?: 'Active' }> {
  const address = number.emergencyAddress as EmergencyAddress | null;
  if (!address) return {};
  const { addresses } = carrier.rest;
  // A UUID without its dashes has exactly the 32 characters that such a name may have.
  const friendlyName = number.id.replaceAll('-', '');
  const place = {
    customerName: cutText(oneLine(number.name), LONGEST_CUSTOMER),
    street: address.address1,
    streetSecondary: address.address2,
    city: address.city,
    region: address.state,
    postalCode: address.zip,
    emergencyEnabled: true,
  };
  const [known] = await addresses.list({ friendlyName, limit: 1 });
  const { sid } = known
    ? await addresses(known.sid).update(place)
    : await addresses.create({ ...place, friendlyName, isoCountry: address.country });
  return { emergencyAddressSid: sid, emergencyStatus: 'Active' };
}
