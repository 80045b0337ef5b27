import { accepted, refused } from '../change';
import type { CommandResult, RegistryChange } from '../change';
import type { BrandVersion } from '../snapshot';
import type { BrandFileCheck } from '../../brands/brand-versions';
import type { CommandContext, RegistryState } from '../state';
import { formatWho } from '../format-who';
import { brandFaults } from './checks';

export interface SaveDraft {
  readonly brand: string;
  /** The whole brand as JSON. */
  readonly data: string;
  /** The latest version when the change was begun. */
  readonly base: number;
}

interface Known {
  readonly file: BrandFileCheck;
  readonly versions: readonly BrandVersion[];
  readonly latest: number;
}

/** What is known of a brand, or why nothing can be changed. */
function knownOf(
  state: RegistryState,
  brand: string,
  context: CommandContext,
):
  { readonly kind: 'known'; readonly known: Known } | { readonly kind: 'faulty'; readonly faults: string[] } {
  const faults = brandFaults([brand], context);
  const file = context.brandFile?.(brand);
  if (file === undefined && faults.length === 0) faults.push(`There is no brand file of ${brand} here.`);
  if (file === undefined || faults.length > 0) return { kind: 'faulty', faults };
  const versions = state.brandVersions.filter((one) => one.brand === brand);
  return { kind: 'known', known: { file, versions, latest: versions.at(-1)?.number ?? 0 } };
}

const saverOf = ({ by: actor, ...doer }: BrandVersion) => formatWho({ ...doer, actor });

/** The version that visitors get; none while the brand file is newer. */
export function liveVersion(versions: readonly BrandVersion[], file: string): BrandVersion | undefined {
  const live = versions.filter(({ kind }) => kind === 'live').at(-1);
  return live?.file === file ? live : undefined;
}

/** Keeps a change of a brand, which nobody sees before it is published (BRD-7). */
export function saveDraft(
  state: RegistryState,
  { brand, data, base }: SaveDraft,
  context: CommandContext,
): CommandResult {
  const found = knownOf(state, brand, context);
  if (found.kind === 'faulty') return refused(...found.faults);
  const { file, versions, latest } = found.known;
  const faults = file.faults(data);
  const last = versions.at(-1);
  if (base !== latest) {
    const who = last === undefined ? '' : `, by ${saverOf(last)} on ${last.at}`;
    faults.unshift(
      `${brand} is at version ${latest}${who}, and your change began with ${base}: storefront brand show ${brand} prints what it is now; nothing of yours or theirs is lost.`,
    );
  }
  if (faults.length > 0) return refused(...faults);
  const current = liveVersion(versions, file.hash);
  // What the file says becomes a version too, so that there is a way back to it.
  const isRecorded = current !== undefined;
  const number = latest + (isRecorded ? 1 : 2);
  const former: RegistryChange[] = isRecorded
    ? []
    : [
        {
          kind: 'brand-saved',
          version: {
            brand,
            number: latest + 1,
            as: 'live',
            file: file.hash,
            data: file.data,
            by: 'brand file',
          },
        },
      ];
  return accepted(
    [...former, { kind: 'brand-saved', version: { brand, number, as: 'draft', file: file.hash, data } }],
    [
      `Version ${number} is the draft of ${brand}: ${changesInWords(current?.data ?? file.data, data)}`,
      `Nobody sees it yet. storefront brand preview ${brand} --draft ${number} shows it, storefront brand publish ${brand} --draft ${number} makes it what visitors get.`,
    ],
  );
}

/** Makes the draft what visitors get. */
export function publishDraft(
  state: RegistryState,
  { brand, draft }: { readonly brand: string; readonly draft: number },
  context: CommandContext,
): CommandResult {
  const found = knownOf(state, brand, context);
  if (found.kind === 'faulty') return refused(...found.faults);
  const { file, versions, latest } = found.known;
  const version = versions.find(({ number, kind }) => number === draft && kind === 'draft');
  if (version === undefined) return refused(`${brand} has no draft ${draft}.`);
  if (draft !== latest) {
    const last = versions.at(-1);
    return refused(
      `Version ${latest} of ${brand} came after the draft, by ${last && saverOf(last)} on ${last?.at}: look at it (storefront brand show ${brand}) and save the draft again.`,
    );
  }
  if (version.file !== file.hash)
    return refused(`The brand file of ${brand} has changed since: look at it and save the draft again.`);
  return makeLive(brand, version.data, found.known);
}

/** Makes a former version what visitors get again. */
export function restoreBrand(
  state: RegistryState,
  { brand, version }: { readonly brand: string; readonly version: number },
  context: CommandContext,
): CommandResult {
  const found = knownOf(state, brand, context);
  if (found.kind === 'faulty') return refused(...found.faults);
  const { versions } = found.known;
  const former = versions.find(({ number }) => number === version);
  if (former === undefined) {
    const numbers = versions.map(({ number }) => number).join(', ');
    return refused(
      numbers === ''
        ? `${brand} has no versions yet.`
        : `${brand} has the versions ${numbers}, not ${version}.`,
    );
  }
  return makeLive(brand, former.data, found.known);
}

function makeLive(brand: string, data: string, { file, versions, latest }: Known): CommandResult {
  const current = liveVersion(versions, file.hash)?.data ?? file.data;
  if (current === data) return refused(`Visitors of ${brand} get that already.`);
  const faults = file.faults(data);
  if (faults.length > 0) return refused(...faults);
  const number = latest + 1;
  return accepted(
    [{ kind: 'brand-saved', version: { brand, number, as: 'live', file: file.hash, data } }],
    [`Visitors of ${brand} get version ${number} within a second: ${changesInWords(current, data)}`],
  );
}

/** Which fields of a brand differ. Both texts were checked. */
function changesInWords(before: string, after: string): string {
  const [one, other] = [before, after].map((text) => JSON.parse(text) as Record<string, unknown>);
  const names = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].sort();
  const changed = names.filter((name) => JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name]));
  return changed.length === 0 ? 'nothing differs.' : `it changes ${changed.join(', ')}.`;
}
