/** Ends the session of the browser on the server; false when the server does not say so. */
export async function logOut(fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const answer = await fetch('/platform/logout', {
      method: 'POST',
      cache: 'no-store',
      credentials: 'same-origin',
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}
