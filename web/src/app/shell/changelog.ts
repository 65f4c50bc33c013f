/** One version of the changelog: what people can do with it, by area. */
export interface Release {
  readonly version: string;
  readonly areas: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

/**
 * Reads CHANGELOG.md: a heading for each version, one for each area, and a line for each thing that is new.
 * @param text as the file has it, newest version first
 */
export function releasesIn(text: string): readonly Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [version = '', ...rest] = release.split('\n');
      const areas = rest
        .join('\n')
        .split(/^### /m)
        .slice(1)
        .map((area) => {
          const [name = '', ...lines] = area.split('\n');
          return {
            name: name.trim(),
            lines: lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2).replaceAll('`', '')] : [])),
          };
        });
      return { version: version.trim(), areas };
    });
}
