// Every browser has Request and jsdom has not. The router makes one for each navigation and reads no more of it than this.
globalThis.Request ??= function Request(url, { signal, method = 'GET' } = {}) {
  Object.assign(this, { url: String(url), method, signal: signal ?? new AbortController().signal });
};
