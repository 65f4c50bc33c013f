import { existsSync } from 'node:fs';
import path from 'node:path';
import { named, upperFirst } from './names.mjs';
import { filled, isCommitted, root } from './plan.mjs';

const kebab = (word) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (word) => word.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * A page of the client: its component, its address, and its words in four languages.
 * @param {string[]} args its area, a folder of web/src (made if it is new), and its name
 */
export function page([area, name], { removing = false } = {}) {
  named(area, /^[a-z][a-z-]*$/i, 'an area: a folder of web/src, such as contacts');
  named(name, /^[a-z][A-Za-z]+$/, 'a page, such as duplicates');
  const Name = upperFirst(name);
  const file = `web/src/${area}/area.ts`;
  const address = `/${kebab(area)}/${kebab(name)}`;
  // "callTags" is shown as "Call tags" until somebody finds better words.
  const title = upperFirst(kebab(name).replaceAll('-', ' '));
  const names = { area, Area: camel(area), name, Name, path: address, title };
  // What is there and not committed was made by this generator.
  const isNew = !existsSync(path.join(root, file)) || (removing && !isCommitted(file));
  return {
    ...(isNew ? { shell: { files: filled('area', names), places: [], key: file, inUse: /Page\(/ } } : {}),
    files: filled('page', names),
    places: [
      ...(isNew ? [] : ['part', 'shellPage'].map((imported) => ({ file, imported, from: '../base/area.ts' }))),
      {
        file,
        after: "from '../base/area.ts';\n",
        text: `import type ${name} from './texts/${name}/en.json';\n`,
      },
      {
        file,
        after: '  routes: [\n',
        text: `    shellPage('${address}', { page: '${name}' }, part(() => import('./${Name}Page.tsx'), '${Name}Page')),\n`,
      },
      { file, after: '  interface AreaTexts {\n', text: `    ${name}: typeof ${name};\n` },
    ],
    folders: [],
    next: [
      `Its words stand in web/src/${area}/texts/${name}: "${title}" is a guess, and the same in all languages.`,
      `In ${file} say where it is listed (\`in\`, \`order\`), who it is for (\`needs\`), and which query is preloaded.`,
      'npm run exec relay, when it asks for something; one Chromium journey for each thing that a person does there.',
    ],
  };
}
