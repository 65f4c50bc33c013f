/** The texts of a request, found in its description: a field that is new is among them. */
import {
  create,
  type DescField,
  type DescMessage,
  type Message,
  type MessageShape,
  ScalarType,
} from '@bufbuild/protobuf';

/** Names of the fields from the request to the text; repeated ones hold one value. */
export type TextPath = readonly DescField[];

/** Of texts that name something rather than say something. */
const NAMES_SOMETHING = /(?:^id|Ids?|Key|[sS]id|Token|token|code|Code)$/;
/** How deep requests are looked into: flows hold nodes, which hold queues, which hold members. */
const DEEPEST = 5;

export const pathName = (path: TextPath): string => path.map(({ localName }) => localName).join('.');
export const namesSomething = (path: TextPath): boolean => NAMES_SOMETHING.test(path.at(-1)?.localName ?? '');

/** Every text of a message and of those within it. */
export function textPaths(message: DescMessage, depth = 0): TextPath[] {
  if (depth >= DEEPEST || message.typeName.startsWith('google.')) return [];
  return message.fields.flatMap((field): TextPath[] => {
    const isText = field.fieldKind === 'scalar' ? field.scalar === ScalarType.STRING : false;
    const isList = field.fieldKind === 'list' && field.listKind === 'scalar' && field.scalar === ScalarType.STRING;
    if (isText || isList) return [[field]];
    const inner =
      field.fieldKind === 'message'
        ? field.message
        : field.fieldKind === 'list' && field.listKind === 'message'
          ? field.message
          : undefined;
    return inner ? textPaths(inner, depth + 1).map((rest) => [field, ...rest]) : [];
  });
}

/** Whether a request can hold several values of this text: it lies in the messages of a list. */
export const isInList = (path: TextPath): boolean => path.slice(0, -1).some(({ fieldKind }) => fieldKind === 'list');

/**
 * The request with these texts in it, each in a message of its own: the first list on the way holds as many of its first message,
 * alike but for their ids.
 */
export function withTexts<Desc extends DescMessage>(
  desc: Desc,
  init: object,
  path: TextPath,
  texts: readonly string[],
): MessageShape<Desc> {
  const place = path.findIndex(({ fieldKind }) => fieldKind === 'list');
  const holderOf = (request: Message) =>
    path
      .slice(0, place)
      .reduce((at, { localName }) => at[localName] as typeof at, request as unknown as Record<string, unknown>);
  const listName = path[place]?.localName ?? '';
  const each = texts.map((text, n) => {
    const [first] = holderOf(withText(desc, structuredClone(init), path, text))[listName] as { id?: unknown }[];
    if (n > 0 && typeof first?.id === 'string') first.id = `${first.id}-${n}`;
    return first;
  });
  const request = withText(desc, init, path, texts[0] ?? '');
  holderOf(request)[listName] = each;
  return request;
}

/** The request with this text in it; messages on the way are made where they are missing. */
export function withText<Desc extends DescMessage>(
  desc: Desc,
  init: object,
  path: TextPath,
  text: string,
): MessageShape<Desc> {
  const request = create(desc, init as never);
  let at: Message = request;
  for (const [place, field] of path.entries()) {
    const holder = at as unknown as Record<string, unknown>;
    const isLast = place === path.length - 1;
    if (field.oneof) {
      const chosen = holder[field.oneof.localName] as { case?: string; value?: unknown };
      const value = isLast
        ? text
        : chosen.case === field.localName
          ? chosen.value
          : create(field.message as DescMessage);
      holder[field.oneof.localName] = { case: field.localName, value };
      if (!isLast) at = value as Message;
      continue;
    }
    if (isLast) {
      holder[field.localName] = field.fieldKind === 'list' ? [text] : text;
      continue;
    }
    const made = create((field as { message: DescMessage }).message);
    if (field.fieldKind === 'list') {
      const list = holder[field.localName] as Message[];
      if (list.length === 0) list.push(made);
      at = list[0] as Message;
    } else at = (holder[field.localName] ??= made) as Message;
  }
  return request;
}
