// Browsers have Request, and jsdom does not. The router creates one for each navigation and reads only these two properties.
globalThis.Request ??= function Request(url, { signal, method = 'GET' } = {}) {
  Object.assign(this, { url: String(url), method, signal: signal ?? new AbortController().signal });
};
