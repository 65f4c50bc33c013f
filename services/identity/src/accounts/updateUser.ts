import { conflict, notFound } from '@ringline/kit/errors';
import { inTurn } from './inTurn.ts';
import type { Deps } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { announceUser, lockAccount, parseName } from './account.ts';
import { parseCountry, parseLanguage, parseLine, parseLocale, parseMediaId, parseTimezone } from './details.ts';

/** What is absent stays as it is. */
export interface UpdateUserInput {
  readonly version?: number | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  readonly address?: string | undefined;
  readonly timezone?: string | undefined;
  readonly language?: string | undefined;
  readonly locale?: string | undefined;
  readonly profileImageMediaId?: string | undefined;
  readonly singleKeyShortcuts?: boolean | undefined;
  readonly enterSends?: boolean | undefined;
}

/**
 * Changes a person's own details.
 * @throws Refusal VALIDATION_FAILED (with the field), or CONFLICT when the version is stale
 */
export const updateUser =
  (deps: Deps) =>
  async (input: UpdateUserInput, principal: { userId: string }): Promise<Account> => {
    const changes = changesOf(input);
    return inTurn(deps, principal.userId, async (uow) => {
      const account = await lockAccount(uow.tx, principal.userId);
      if (!account) throw notFound('Your account');
      if (input.version !== undefined && input.version !== account.version) throw conflict('Your account');
      const differs = Object.entries(changes).some(([field, value]) => account[field as keyof Account] !== value);
      if (!differs) return account;
      const changed = await uow.tx.account.update({
        where: { id: account.id },
        data: { ...changes, updatedAt: deps.clock.now(), version: { increment: 1 } },
      });
      announceUser(uow, changed);
      return changed;
    });
  };

type Changes = {
  -readonly [Field in Exclude<keyof UpdateUserInput, 'version'>]?: NonNullable<UpdateUserInput[Field]>;
};

function changesOf(input: UpdateUserInput): Changes {
  const changes: Changes = {};
  if (input.firstName !== undefined) changes.firstName = parseName('firstName', input.firstName);
  if (input.lastName !== undefined) changes.lastName = parseName('lastName', input.lastName);
  if (input.country !== undefined) changes.country = parseCountry(input.country);
  if (input.city !== undefined) changes.city = parseLine('city', input.city);
  if (input.address !== undefined) changes.address = parseLine('address', input.address);
  if (input.timezone !== undefined) changes.timezone = parseTimezone(input.timezone);
  if (input.language !== undefined) changes.language = parseLanguage(input.language);
  if (input.locale !== undefined) changes.locale = parseLocale(input.locale);
  if (input.profileImageMediaId !== undefined) changes.profileImageMediaId = parseMediaId(input.profileImageMediaId);
  if (input.singleKeyShortcuts !== undefined) changes.singleKeyShortcuts = input.singleKeyShortcuts;
  if (input.enterSends !== undefined) changes.enterSends = input.enterSends;
  return changes;
}
