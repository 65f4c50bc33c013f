import calls from './en/calls.json';
import common from './en/common.json';
import contacts from './en/contacts.json';
import errors from './en/errors.json';
import home from './en/home.json';
import inbox from './en/inbox.json';
import phone from './en/phone.json';
import shell from './en/shell.json';
import signIn from './en/signIn.json';

/** One namespace per area. English is the source; its keys are what `t` accepts. */
export const en = { calls, common, contacts, errors, home, inbox, phone, shell, signIn };
