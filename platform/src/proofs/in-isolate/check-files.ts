// The worker that parses the files of a build: parsers run apart from this server too, because their input was uploaded.
import '../../isolates/in-isolate/close-isolate';
import { describeRunFault } from '../run-fault';
import type { RunFault } from '../run-fault';
import { drawingCovers } from './drawing-covers';
import { scriptFaults } from './script-faults';
import { sourcePlaces } from './source-places';
import { shellStyleFaults, styleFaults } from './style-faults';

/** The texts of a build, by path, and what came of running it. */
export interface BuildToCheck {
  readonly feature: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  /** Source maps, by the path of the file and `.map`. */
  readonly maps: Readonly<Record<string, string>>;
  readonly drawings: readonly { readonly path: string; readonly name: string; readonly html: string }[];
  readonly runFaults: readonly RunFault[];
}

function faultsOf({ feature, scripts, styles, maps, drawings, runFaults }: BuildToCheck): string[] {
  const isShell = feature === 'shell' || feature.endsWith('/shell');
  const mapOf = (path: string) => (Object.hasOwn(maps, `${path}.map`) ? maps[`${path}.map`] : undefined);
  return [
    ...Object.entries(scripts).flatMap(([path, code]) =>
      scriptFaults(path, code, { mayImport: isShell, map: mapOf(path) }),
    ),
    ...Object.entries(styles).flatMap(([path, css]) =>
      isShell ? shellStyleFaults(path, css, mapOf(path)) : styleFaults(path, css, feature, mapOf(path)),
    ),
    ...drawings.flatMap(({ path, name, html }) => drawingCovers(path, name, html)),
    ...runFaults.map((fault) =>
      describeRunFault(fault, ({ path, line, column }) => sourcePlaces(path, mapOf(path))(line, column)),
    ),
  ];
}

/** @public */
export default {
  fetch: async (request: { text(): Promise<string> }) =>
    new Response(JSON.stringify(faultsOf(JSON.parse(await request.text()) as BuildToCheck))),
};
