/** Files as the sandbox's API takes them. */
export const carried = (files: readonly File[]): Promise<{ contentType: string; base64: string }[]> =>
  Promise.all(
    files.map(async (file) => ({
      contentType: file.type || 'application/octet-stream',
      base64: base64Of(new Uint8Array(await file.arrayBuffer())),
    })),
  );

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
