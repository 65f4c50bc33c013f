import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { confirms, reservedAs, wordOf } from '@ringline/kit/keywords';
import { isBlank, trimmed } from '@ringline/kit/text';
import type { KeywordSchema } from '@ringline/proto/contacts/v1/keywords_pb';
import type { Unit } from '../context.ts';
import type { Keyword } from '../generated/prisma/client.ts';

export type { Keyword };

/** Keywords by plan (defaults 3.1): NUMBER_OF_OPT_IN_KEYWORDS. */
const BY_PLAN: Readonly<Record<string, number>> = { STARTER: 1, BUSINESS: 5, ENTERPRISE: 50 };
/** Longest text that a keyword sends: three segments. */
const MOST_LETTERS = 450;

/** How many keywords a plan has. */
export const mostKeywords = (plan: string): number => BY_PLAN[plan] ?? 0;

/** A keyword with where it leads and what came of it. */
export interface KeywordWithFigures extends Keyword {
  readonly phoneNumber: string;
  readonly listName: string;
  readonly seen: number;
  readonly joined: number;
  readonly left: number;
}

/** A keyword as RPC tells it. */
export function describeKeyword(keyword: KeywordWithFigures): MessageInitShape<typeof KeywordSchema> {
  const { workspaceId: _workspaceId, updatedAt: _updatedAt, deletedAt: _deletedAt, createdAt, ...shown } = keyword;
  return { ...shown, createdAt: timestampFromDate(createdAt) };
}

/** @throws Refusal VALIDATION_FAILED */
export function readWord(text: string): string {
  const word = wordOf(text);
  if (!/^[\p{L}\p{M}\p{N}]{3,20}$/u.test(word)) throw invalid('word', 'Use 3 to 20 letters or digits, without spaces.');
  const reserved = reservedAs(word);
  if (reserved === 'OPT_OUT')
    throw invalid('word', `${word} opts people out of texts, and carriers act on it. Choose another word.`);
  if (reserved === 'OPT_IN')
    throw invalid('word', `${word} is how people agree to texts already. Choose another word.`);
  if (reserved === 'HELP') throw invalid('word', `${word} is how people ask for help. Choose another word.`);
  return word;
}

/**
 * What a way in asks and answers.
 * @param silent whether it may answer nothing
 * @throws Refusal VALIDATION_FAILED
 */
export function readTexts({ optInLevel, question: asked, answer: given }: ReadTexts, silent = false): ReadTexts {
  if (optInLevel !== 'SINGLE' && optInLevel !== 'DOUBLE')
    throw invalid('optInLevel', 'Choose whether people confirm with YES before they join.');
  const [question, answer] = [trimmed(asked), trimmed(given)];
  if (isBlank(answer) && !silent) throw invalid('answer', 'Write what people get once they joined.');
  if (answer.length > MOST_LETTERS) throw invalid('answer', `Use at most ${MOST_LETTERS} characters.`);
  if (optInLevel === 'SINGLE') return { optInLevel, question: '', answer };
  if (question.length > MOST_LETTERS) throw invalid('question', `Use at most ${MOST_LETTERS} characters.`);
  if (!question.split(/[^\p{L}]+/u).some(confirms))
    throw invalid('question', 'Ask people to reply YES: that is what confirms. OUI, SÍ and JA count too.');
  return { optInLevel, question, answer };
}

interface ReadTexts {
  readonly optInLevel: string;
  readonly question: string;
  readonly answer: string;
}

/** @throws Refusal NOT_FOUND */
export async function requireKeyword({ tx, workspaceId }: Unit, id: string): Promise<Keyword> {
  const keyword = isUuid(id) ? await tx.keyword.findFirst({ where: { id, workspaceId, deletedAt: null } }) : null;
  if (!keyword) throw notFound('The keyword');
  return keyword;
}

/** The number that texts whoever comes by a way in. @throws Refusal NOT_FOUND or VALIDATION_FAILED */
export async function requireTextingNumber(
  { tx, workspaceId }: Unit,
  id: string,
): Promise<{ id: string; number: string }> {
  const number = isUuid(id) ? await tx.ownNumber.findFirst({ where: { id, workspaceId } }) : null;
  if (!number) throw notFound('The number');
  if (!number.texts)
    throw invalid('phoneNumberId', `${number.number} can’t receive and send texts. Choose another number.`);
  return number;
}
