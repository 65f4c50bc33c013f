/** What workspace writes to people about, and what each of these has to say. */
import type { Catalogue } from '@ringline/kit/mail';
import type { SummaryFacts } from '../summary/letter.ts';

interface Transfer {
  readonly workspace: string;
  readonly owner: string;
  readonly target: string;
  readonly link: string;
}

export interface Mails {
  readonly invitation: {
    readonly inviter: string;
    readonly workspace: string;
    /** ADMIN, MANAGER or MEMBER. */
    readonly role: string;
    readonly link: string;
  };
  /** To the ADMIN who is to be the owner. */
  readonly 'ownership-offered': Transfer;
  /** To the owner, who asked for it. */
  readonly 'ownership-requested': Transfer;
  /** To both. */
  readonly 'ownership-accepted': Transfer;
  readonly 'ownership-refused': Transfer;
  readonly 'ownership-cancelled': Transfer;
  readonly 'ownership-expired': Transfer;
  readonly 'activity-summary': SummaryFacts;
  /** To the OWNER and each ADMIN. */
  readonly 'join-requested': { readonly person: string; readonly workspace: string; readonly link: string };
  /** To who asked. */
  readonly 'join-approved': { readonly workspace: string; readonly link: string };
  readonly 'join-rejected': { readonly workspace: string };
  /** To each ADMIN of the owner who is said to have lost the authenticator app. */
  readonly 'owner-mfa-reset': {
    readonly person: string;
    readonly email: string;
    readonly workspace: string;
    /** When it is taken off. */
    readonly due: string;
    readonly ip: string;
    /** To the owner's page. */
    readonly link: string;
  };
  /** To a member of the team whose number was called. */
  readonly 'missed-calls': {
    readonly workspace: string;
    /** How many calls they are, in digits. */
    readonly count: string;
    /** Those that are named: [{ when, what }] as JSON. */
    readonly calls: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN. */
  readonly 'test-number-ends': {
    readonly workspace: string;
    /** E.164. */
    readonly number: string;
    /** 3 or 1: at most so many are left. 0: it has ended. */
    readonly days: string;
    /** When it ends, or ended. */
    readonly date: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN. */
  readonly 'emergency-call': {
    readonly workspace: string;
    /** Who dialled it; may be empty. */
    readonly person: string;
    readonly dialled: string;
    /** The workspace's number that called. */
    readonly number: string;
    readonly when: string;
    readonly link: string;
  };
  /** To those who can give it. */
  readonly 'access-requested': {
    readonly person: string;
    readonly workspace: string;
    /** Of `keyOf`, such as ROLE CONTACTS:CREATE. */
    readonly wanted: string;
    /** To the member's page. */
    readonly link: string;
  };
}

export type Texts = Catalogue<Mails>;
