/** What this tab keeps of what was typed: per person and workspace, so that nobody else who uses it sees or sends it. */
import { selectedWorkspace, signedInUser } from '../base/session/session.ts';

/** @param name what is kept @returns the key in the tab's storage */
export const keptAs = (name: string): string => `ringline.${name}.${signedInUser() ?? ''}.${selectedWorkspace() ?? ''}`;
