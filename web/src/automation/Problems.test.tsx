import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { Problems } from './Problems.tsx';
import automation from './texts/en.json';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { automation } } }));

it('a problem names its step and the branch that it is about', () => {
  const problem = { nodeId: 'hours', field: 'otherwise', severity: 'ERROR', code: 'NEXT_MISSING', message: 'As is' };
  const html = renderToStaticMarkup(
    <Problems
      problems={[problem, { ...problem, nodeId: null, code: 'A_NEW_ONE' }]}
      stepName={() => 'Opening hours'}
      wayName={({ field }) => (field === 'otherwise' ? 'Closed' : undefined)}
      onProblem={() => undefined}
    />,
  );
  const said = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) =>
    inner?.replaceAll(/<[^>]*>/g, '|'),
  );
  expect(said).toEqual([`|Opening hours · Closed||${automation.problem.NEXT_MISSING}|`, '|As is|']);
});
