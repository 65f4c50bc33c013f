/**
 * Where this browser can be signed in as a second person: cookies and storage are shared between the windows of one host name,
 * and this machine has two. A page of another machine has none, and nobody is offered one.
 * @returns the origin under this machine's other name
 */
export function otherOrigin({
  protocol,
  hostname,
  port,
}: Pick<Location, 'protocol' | 'hostname' | 'port'>): string | undefined {
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost', '[::1]': 'localhost' }[hostname];
  return other === undefined ? undefined : `${protocol}//${other}${port === '' ? '' : `:${port}`}`;
}

/** The address that signs in as a person of the demo workspace, beside whoever is signed in here. */
export function secondWindow(userId: string, at: Pick<Location, 'protocol' | 'hostname' | 'port'>): string | undefined {
  const origin = otherOrigin(at);
  return origin === undefined ? undefined : `${origin}/login?demo=${encodeURIComponent(userId)}`;
}
