/** As much of a browser as following links takes: it keeps cookies and goes where it is sent. */
export class CookieBrowser {
  readonly #cookies = new Map<string, { value: string; host: string; path: string }>();

  /**
   * Opens an address and follows its redirects to the first one for which `arrived` is true, which is not opened.
   * @returns that address
   */
  async follow(address: string, arrived: (url: URL) => boolean): Promise<URL> {
    let url = new URL(address);
    for (let hops = 0; hops < 15; hops += 1) {
      const response = await this.open(url.href);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${url.href} led nowhere: ${response.status} ${await response.text()}`);
      url = new URL(location, url);
      if (arrived(url)) return url;
    }
    throw new Error(`Sent around in circles, last to ${url.href}`);
  }

  /** One request with the cookies of its address. */
  async open(address: string, init: { method?: string; headers?: Record<string, string> } = {}): Promise<Response> {
    const url = new URL(address);
    const cookie = [...this.#cookies.entries()]
      .filter(([, { host, path }]) => host === url.host && url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name.slice(name.indexOf('\n') + 1)}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line, url);
    return response;
  }

  /** Whether it has a cookie of this name. */
  has(name: string): boolean {
    return [...this.#cookies.keys()].some((key) => key.endsWith(`\n${name}`));
  }

  #keep(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const attribute = (wanted: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const key = `${url.host}\n${name}`;
    const expires = attribute('expires');
    const gone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
    if (gone || value === '') this.#cookies.delete(key);
    else this.#cookies.set(key, { value, host: url.host, path: attribute('path') ?? '/' });
  }
}
