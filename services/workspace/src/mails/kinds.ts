/** What workspace writes to people about, and what each of these has to say. */
import type { Catalogue, WrittenName } from '@ringline/kit/mail';
import type { SummaryFacts } from '../summary/letter.ts';

interface Transfer {
  readonly workspace: WrittenName;
  readonly owner: WrittenName;
  readonly target: WrittenName;
  readonly link: string;
}

export interface Mails {
  readonly invitation: {
    readonly inviter: WrittenName;
    readonly workspace: WrittenName;
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
  readonly 'join-requested': { readonly person: WrittenName; readonly workspace: WrittenName; readonly link: string };
  /** To who asked. */
  readonly 'join-approved': { readonly workspace: WrittenName; readonly link: string };
  readonly 'join-rejected': { readonly workspace: WrittenName };
  /** To each ADMIN of the owner who is said to have lost the authenticator app. */
  readonly 'owner-mfa-reset': {
    readonly person: WrittenName;
    readonly email: string;
    readonly workspace: WrittenName;
    /** When it is taken off. */
    readonly due: string;
    readonly ip: string;
    /** To the owner's page. */
    readonly link: string;
  };
  /** To a member of the team whose number was called. */
  readonly 'missed-calls': {
    readonly workspace: WrittenName;
    /** How many calls they are, in digits. */
    readonly count: string;
    /** Those that are named: [{ when, what }] as JSON. */
    readonly calls: string;
    readonly link: string;
  };
  /** To a member who has not read these texts, chats and assignments yet. */
  readonly 'unread-news': {
    readonly workspace: WrittenName;
    /** JSON of { when, what }, newest first. */
    readonly news: string;
    readonly link: string;
  };
  /** To a member whom teammates named, and who has not read that yet. */
  readonly mentions: {
    readonly workspace: WrittenName;
    /** Who wrote the newest; may be empty. */
    readonly person: WrittenName;
    /** How many mentions they are, in digits. */
    readonly count: string;
    /** Those that are quoted: [{ when, what }] as JSON. */
    readonly mentions: string;
    /** To the newest. */
    readonly link: string;
  };
  /** To the OWNER and each ADMIN. */
  readonly 'test-number-ends': {
    readonly workspace: WrittenName;
    /** E.164. */
    readonly number: string;
    /** 3 or 1: at most so many are left. 0: it has ended. */
    readonly days: string;
    /** When it ends, or ended. */
    readonly date: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN. */
  readonly 'invoice-paid': {
    readonly workspace: WrittenName;
    readonly invoice: string;
    readonly amount: string;
    /** The last digits of the card; may be empty. */
    readonly last4: string;
    /** To the invoice, where its PDF is. */
    readonly link: string;
  };
  /** To the OWNER and each ADMIN: the renewal was charged in vain. */
  readonly 'payment-failed': {
    readonly workspace: WrittenName;
    readonly invoice: string;
    readonly amount: string;
    /** AUTHENTICATION_REQUIRED, DECLINED, EXPIRED or NO_CARD. */
    readonly reason: string;
    /** When it is charged again. */
    readonly next: string;
    /** When outgoing calls and texts stop. */
    readonly suspends: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN: little credit is left. */
  readonly 'credit-low': {
    readonly workspace: WrittenName;
    /** What is left; empty: nothing. */
    readonly amount: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN: a payment is questioned at the bank, or the bank has decided. */
  readonly 'payment-disputed': {
    readonly workspace: WrittenName;
    readonly amount: string;
    /** May be empty. */
    readonly invoice: string;
    /** DISPUTE_OPENED, DISPUTE_WON or DISPUTE_LOST. */
    readonly state: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN: money could not be given back yet. */
  readonly 'refund-owed': {
    readonly workspace: WrittenName;
    readonly amount: string;
    /** May be empty. */
    readonly invoice: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN: what became of a code, and when it ends. */
  readonly coupon: {
    readonly workspace: WrittenName;
    readonly code: string;
    /** COUPON_APPLIED, COUPON_REJECTED, COUPON_ENDING or COUPON_ENDED. */
    readonly state: string;
    /** Of COUPON_REJECTED, such as EXPIRED. */
    readonly reason: string;
    /** When it ends; may be empty. */
    readonly ends: string;
    /** PLAN_GRANT ends with the plan that it gave. */
    readonly type: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN: credit could not be bought by itself. */
  readonly 'auto-top-up-failed': {
    readonly workspace: WrittenName;
    readonly amount: string;
    /** AUTHENTICATION_REQUIRED, DECLINED, EXPIRED or NO_CARD. */
    readonly reason: string;
    /** When it is tried again; empty: it is switched off. */
    readonly next: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN: outgoing calls and texts have stopped. */
  readonly 'plan-suspended': {
    readonly workspace: WrittenName;
    readonly invoice: string;
    readonly amount: string;
    /** When the plan ends. */
    readonly ends: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN. */
  readonly 'plan-ended': { readonly workspace: WrittenName; readonly link: string };
  /** To the OWNER and each ADMIN. */
  readonly 'numbers-end': {
    readonly workspace: WrittenName;
    /** 16, 9, 3 or 1. 0: they are gone. */
    readonly days: string;
    readonly date: string;
    readonly link: string;
  };
  /** To the OWNER and each ADMIN. */
  readonly 'emergency-call': {
    readonly workspace: WrittenName;
    /** Who dialled it; may be empty. */
    readonly person: WrittenName;
    readonly dialled: string;
    /** The workspace's number that called. */
    readonly number: string;
    readonly when: string;
    readonly link: string;
  };
  /** To those who can give it. */
  readonly 'access-requested': {
    readonly person: WrittenName;
    readonly workspace: WrittenName;
    /** Of `keyOf`, such as ROLE CONTACTS:CREATE. */
    readonly wanted: string;
    /** To the member's page. */
    readonly link: string;
  };
}

export type Texts = Catalogue<Mails>;
