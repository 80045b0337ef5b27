import { integrityOf } from '../releases/parse-build';

/** Where a page of the development server hears of builds. */
export const eventsPath = '/__dev/events';
export const scriptPath = '/__dev/reload.js';
/** Where the browser's tools find source maps. */
export const mapsPath = '/__dev/maps';

/** Runs in the page: reloads it after a build, and shows what is wrong with one that failed. */
export const reloadScript = `{
  const notice = document.createElement('pre');
  notice.setAttribute('role', 'status');
  Object.assign(notice.style, {
    position: 'fixed', inset: 'auto 0 0 0', zIndex: 2147483647, margin: 0, padding: '1rem', maxHeight: '50vh', overflow: 'auto',
    background: '#7a1212', color: '#fff', font: '13px/1.5 monospace', whiteSpace: 'pre-wrap',
  });
  const events = new EventSource('${eventsPath}');
  events.addEventListener('built', () => location.reload());
  events.addEventListener('failed', ({ data }) => {
    notice.textContent = JSON.parse(data).join('\\n');
    document.body.append(notice);
  });
}
`;

const integrity = integrityOf(Buffer.from(reloadScript));

/** The HTML of a page with the script in it, as the page's policies demand of every script; unchanged where they name no nonce. */
export function withReloadScript(html: string, policy: string): string {
  const nonce = /'nonce-([\w+/=-]+)'/.exec(policy)?.[1];
  const end = html.lastIndexOf('</body>');
  if (nonce === undefined || end < 0) return html;
  return `${html.slice(0, end)}<script nonce="${nonce}" src="${scriptPath}" crossorigin="anonymous" integrity="${integrity}"></script>${html.slice(end)}`;
}
