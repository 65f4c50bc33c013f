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

/** What stands in a request at this path; undefined where a text of another branch of the same choice was put since. */
export function textAt(request: Message, path: TextPath): string | undefined {
  let at: unknown = request;
  for (const field of path) {
    const holder = at as Record<string, unknown>;
    const chosen = field.oneof ? (holder[field.oneof.localName] as { case?: string; value?: unknown }) : undefined;
    const value = chosen ? (chosen.case === field.localName ? chosen.value : undefined) : holder[field.localName];
    at = Array.isArray(value) ? value[0] : value;
    if (at === undefined) return undefined;
  }
  return typeof at === 'string' ? at : undefined;
}
