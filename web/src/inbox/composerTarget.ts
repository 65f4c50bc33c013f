/** To whom a text is written. */
export type ComposerTarget = { contactId: string } | { to: string };
