import { expect, it } from 'vitest';
import { multipart } from './multipart.ts';

it('a request with a file names the variable that the file stands for', async () => {
  const picture = new File(['png'], 'me.png', { type: 'image/png' });
  const form = multipart({ variables: { type: 'IMAGES' } }, { file: picture });
  expect([...form.keys()]).toEqual(['operations', 'map', '0']);
  expect(form.get('operations')).toBe('{"variables":{"type":"IMAGES","file":null}}');
  expect(form.get('map')).toBe('{"0":["variables.file"]}');
  expect(form.get('0')).toMatchObject({ name: 'me.png' });
});
