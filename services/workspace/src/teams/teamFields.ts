import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { Unit } from '../context.ts';

const LONGEST_NAME = 60;
const LONGEST_DESCRIPTION = 300;
const LONGEST_TAG = 30;
const MOST_TAGS = 20;

/** A name that no other team of the workspace has. @throws Refusal VALIDATION_FAILED */
export async function parseTeamName({ tx }: Unit, text: string, ownId?: string): Promise<string> {
  const name = trimmed(text).replaceAll(/\s+/g, ' ');
  if (name === '') throw invalid('name', 'Enter a name for the team.');
  if (name.length > LONGEST_NAME) throw invalid('name', `Use at most ${LONGEST_NAME} characters.`);
  const teams = await tx.team.findMany({ select: { id: true, name: true } });
  const taken = teams.some((team) => team.id !== ownId && team.name.toLowerCase() === name.toLowerCase());
  if (taken) throw invalid('name', `There is a team ${name} already. Choose another name.`);
  return name;
}

/** @throws Refusal VALIDATION_FAILED */
export function parseTeamDescription(text: string): string {
  const description = trimmed(text);
  if (description.length > LONGEST_DESCRIPTION)
    throw invalid('description', `Use at most ${LONGEST_DESCRIPTION} characters.`);
  return description;
}

/** Each once, in the order given. @throws Refusal VALIDATION_FAILED */
export function parseTeamTags(texts: readonly string[]): string[] {
  const tags = [...new Set(texts.map(trimmed).filter((tag) => tag !== ''))];
  if (tags.length > MOST_TAGS) throw invalid('tags', `Use at most ${MOST_TAGS} tags.`);
  if (tags.some((tag) => tag.length > LONGEST_TAG))
    throw invalid('tags', `Use at most ${LONGEST_TAG} characters for a tag.`);
  return tags;
}
