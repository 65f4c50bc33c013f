import type { Account } from '../generated/prisma/client.ts';

/** What an attacker who knows the person tries first. */
export const personalParts = ({ firstName, lastName, email }: Account): string[] => [firstName, lastName, email];
