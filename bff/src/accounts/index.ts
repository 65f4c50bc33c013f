import { ownDetails } from './ownDetails.ts';
import { passwords } from './passwords.ts';
import { accounts } from './resolvers.ts';
import { sessions } from './sessions.ts';

export const resolvers = [accounts, ownDetails, passwords, sessions] as const;
