import type { UploadableMap } from 'relay-runtime';

/**
 * The body of a request that carries files (graphql-multipart-request-spec): the operation, which file goes to which
 * variable, then the files. An uploadable's name is the path of its variable, such as `file`.
 */
export function multipart(operation: { variables: Record<string, unknown> }, files: UploadableMap): FormData {
  const names = Object.keys(files);
  const variables = { ...operation.variables, ...Object.fromEntries(names.map((name) => [name, null])) };
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...operation, variables }));
  form.set('map', JSON.stringify(Object.fromEntries(names.map((name, index) => [index, [`variables.${name}`]]))));
  names.forEach((name, index) => {
    const file = files[name];
    if (file !== undefined) form.set(String(index), file);
  });
  return form;
}
