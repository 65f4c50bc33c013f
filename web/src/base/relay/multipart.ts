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

/** How a file is on its way. */
export interface Sending {
  /** Told the part that is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Takes it back. */
  readonly signal?: AbortSignal;
}

/** As fetch, with what is known of the way: fetch does not tell how much of a body is sent. */
export function sendFiles(
  url: string,
  { method, headers, body }: { method: string; headers: Readonly<Record<string, string>>; body: FormData | string },
  { onProgress, signal }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new Error('The file was not sent'));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', failed);
    request.addEventListener('abort', failed);
    request.addEventListener('load', () => {
      const headersOf = ['date', 'retry-after'].flatMap((name): [string, string][] => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value]];
      });
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf }));
    });
    if (signal?.aborted) return failed();
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
