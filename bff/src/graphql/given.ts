/** Without what is null: protobuf knows only what is there. */
export function given<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], null | undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as never;
}
