import { integrityOf } from '../releases/parse-build';

/** The path of the events that pages of the development server receive. */
export const eventsPath = '/__dev/events';
export const scriptPath = '/__dev/reload.js';
/** The path of the source maps for the browser's tools. */
export const mapsPath = '/__dev/maps';

/** Runs in the page: reloads it after a build, and shows the errors of a failed one and the type errors. */
export const reloadScript = `{
  const notice = document.createElement('pre');
  notice.setAttribute('role', 'status');
  Object.assign(notice.style, {
    position: 'fixed', inset: 'auto 0 0 0', zIndex: 2147483647, margin: 0, padding: '1rem', maxHeight: '50vh', overflow: 'auto',
    background: '#7a1212', color: '#fff', font: '13px/1.5 monospace', whiteSpace: 'pre-wrap',
  });
  const errors = { failed: [], types: [] };
  const events = new EventSource('${eventsPath}');
  events.addEventListener('built', () => location.reload());
  for (const kind of ['failed', 'types']) {
    events.addEventListener(kind, ({ data }) => {
      errors[kind] = JSON.parse(data);
      notice.textContent = [...errors.failed, ...errors.types].join('\\n');
      if (notice.textContent === '') notice.remove();
      else document.body.append(notice);
    });
  }
}
`;

const integrity = integrityOf(Buffer.from(reloadScript));

/** A page and its content security policies. */
export interface PageWithPolicy {
  readonly html: string;
  readonly policy: string;
}

const thoseOfFirstScript = "'strict-dynamic'";

/** Inserts the script into a page of the shop and its hash into the policy; anything else stays as it is. */
export function withReloadScript({ html, policy }: PageWithPolicy): PageWithPolicy {
  const end = html.lastIndexOf('</body>');
  if (!policy.includes(thoseOfFirstScript) || end < 0) return { html, policy };
  const script = `<script src="${scriptPath}" crossorigin="anonymous" integrity="${integrity}"></script>`;
  return {
    html: `${html.slice(0, end)}${script}${html.slice(end)}`,
    policy: policy.replace(thoseOfFirstScript, `'${integrity}' ${thoseOfFirstScript}`),
  };
}
