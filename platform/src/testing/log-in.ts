/** A browser without scripts at the login provider: keeps its cookies, fills in its forms. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  /** Opens the provider's page, logs in and agrees; returns the address that the provider leads back to. */
  async logIn(address: string, account: string): Promise<string> {
    const isOwn = (url: string) => new URL(url).origin === new URL(address).origin;
    let next = address;
    let form: URLSearchParams | undefined;
    for (let step = 0; step < 12; step += 1) {
      const response = await this.#open(next, form);
      form = undefined;
      const location = response.headers.get('location');
      if (location !== null) {
        next = new URL(location, next).href;
        if (!isOwn(next)) return next;
        continue;
      }
      const html = await response.text();
      const [, action] = /<form[^>]*action="([^"]+)"/.exec(html) ?? [];
      if (action === undefined) throw new Error(`The provider answered ${response.status}: ${html}`);
      const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(html) ?? [];
      next = new URL(action, next).href;
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: account, password: 'any' }) });
    }
    throw new Error('The provider leads nowhere');
  }

  async #open(url: string, form: URLSearchParams | undefined): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}
