/** How `graphql` tags become what relay-compiler wrote for them, in the build and in tests alike. */
import path from 'node:path';
import type { Plugin } from 'vite';

const artifacts = path.resolve(import.meta.dirname, 'src/__generated__');

/**
 * Replaces every `graphql` tag by an import of the artifact that relay-compiler wrote for it.
 * A tag must not contain a backtick, and holds one definition.
 */
export function relay(): Plugin {
  return {
    name: 'ringline-relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: 'graphql`' },
      handler(code, id) {
        const imports: string[] = [];
        const body = code.replace(/graphql\s*`([^`]*)`/g, (tag: string, document: string) => {
          const name = /\b(?:query|mutation|subscription|fragment)\s+([A-Za-z_]\w*)/.exec(document)?.[1];
          if (name === undefined) this.error(`A graphql tag without a name in ${id}`);
          const artifact = path.join(artifacts, `${name}.graphql.ts`);
          const local = `__relay_${imports.length}`;
          const from = path.relative(path.dirname(id.split('?')[0] ?? id), artifact).replaceAll(path.sep, '/');
          imports.push(`import ${local} from '${from.startsWith('.') ? from : `./${from}`}';`);
          // Keeps the line numbers of what follows.
          return local + '\n'.repeat(tag.split('\n').length - 1);
        });
        return { code: `${imports.join(' ')} ${body}`, map: null };
      },
    },
  };
}
