import { Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import { addressOf, phoneMatchKey } from '@ringline/kit/phone';
import type { CreateContactRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Actor, Deps, Unit } from '../context.ts';
import { announceList, requireHandMade, requireList } from '../lists/list.ts';
import { join } from '../lists/changeSubscribers.ts';
import { whoseNumber } from './whoseNumber.ts';
import { announce, readEmail, readName, requirePhoneNumber, type Contact } from './contact.ts';

type Input = Pick<
  CreateContactRequest,
  'firstName' | 'lastName' | 'phoneNumber' | 'email' | 'defaultCountry' | 'idempotencyKey'
> &
  Partial<Pick<CreateContactRequest, 'subscriberListId'>>;

/**
 * Saves a person by hand. A lead with that number becomes the saved contact instead (defaults 13.1).
 * @throws Refusal VALIDATION_FAILED, PHONE_INVALID, NOT_FOUND (the list), CONTACT_EXISTS (details.contactId) or IDEMPOTENCY_MISMATCH.
 */
export const createContact =
  ({ db, clock, ids }: Deps) =>
  async (input: Input, { workspaceId }: Actor): Promise<Contact> => {
    const phone = requirePhoneNumber(input.phoneNumber, input.defaultCountry);
    const phoneNumber = addressOf(phone);
    const saved = {
      firstName: readName('firstName', input.firstName),
      lastName: readName('lastName', input.lastName),
      email: readEmail(input.email),
      isLead: false,
    };
    const matchKey = phoneMatchKey(phoneNumber);
    return db.tenant(workspaceId, async (uow) => {
      const repetition = await repeated(
        uow,
        { clock },
        {
          operation: 'contact.create',
          owner: [workspaceId],
          key: input.idempotencyKey,
          fingerprint: fingerprintOf(matchKey),
        },
      );
      const earlier =
        repetition.earlier && (await uow.tx.contact.findUnique({ where: { id: repetition.earlier, workspaceId } }));
      if (earlier) return earlier;
      const owner = await whoseNumber(uow, matchKey);
      if (owner && owner.matchKey !== matchKey) throw exists(owner.id);
      const now = clock.now();
      const id = ids.uuid();
      const { count } = await uow.tx.contact.createMany({
        data: [
          {
            ...saved,
            id,
            workspaceId,
            phoneNumber,
            matchKey,
            countryCode: phone.country,
            createdAt: now,
            updatedAt: now,
          },
        ],
        skipDuplicates: true,
      });
      // The unique index decides a race; the row is locked so that a lead is saved by one only.
      if (count === 0) {
        const [present] = await uow.tx.$queryRaw<{ id: string; is_lead: boolean }[]>`
          SELECT id, is_lead FROM contact WHERE workspace_id = ${workspaceId}::uuid AND match_key = ${matchKey} AND deleted_at IS NULL FOR UPDATE`;
        if (!present)
          throw new Refusal({
            code: 'CONFLICT',
            message: 'The contact changed in the meantime. Try again.',
            retryable: true,
          });
        if (!present.is_lead) throw exists(present.id);
        await uow.tx.contact.update({
          where: { id: present.id, workspaceId },
          data: { ...saved, updatedAt: now, version: { increment: 1 } },
        });
        await joinList(uow, present.id, now);
        await repetition.remember(present.id);
        return read(uow, workspaceId, present.id);
      }
      await joinList(uow, id, now);
      await repetition.remember(id);
      return read(uow, workspaceId, id);
    });

    async function joinList(uow: Unit, contactId: string, now: Date): Promise<void> {
      if (!input.subscriberListId) return;
      const { id: listId } = await requireHandMade(uow, input.subscriberListId);
      if ((await join(uow, { listId, contactIds: [contactId], source: 'MANUAL', now })).length === 1)
        announceList(uow, await requireList(uow, listId));
    }

    async function read(uow: Parameters<typeof announce>[0], workspace: string, id: string): Promise<Contact> {
      const contact = await uow.tx.contact.findUniqueOrThrow({ where: { id, workspaceId: workspace } });
      announce(uow, contact);
      return contact;
    }
  };

const exists = (contactId: string): Refusal =>
  new Refusal({
    code: 'CONTACT_EXISTS',
    message: 'A contact with this number already exists. Open it instead.',
    field: 'phoneNumber',
    details: { contactId },
  });
