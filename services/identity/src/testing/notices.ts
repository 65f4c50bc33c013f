import type { Mail } from '@ringline/kit/mail';
import { eventually } from '@ringline/kit/testing';
import { en } from '../mails/en.ts';
import type { Notices } from '../mails/kinds.ts';

const SOME = { when: '', device: '', country: 'Spain', ip: '', email: '', phoneNumber: '', due: '' };

/** Waits until somebody has been told of something, in English. */
export async function noticeMailed(mails: readonly Mail[], to: string, kind: keyof Notices): Promise<void> {
  const { subject } = en.mails[kind](SOME);
  await eventually(() => {
    if (!mails.some((mail) => mail.to === to && mail.subject === subject)) throw new Error(`No "${subject}" to ${to}`);
  });
}
