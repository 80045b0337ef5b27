import {
  type BrandKind,
  type DecisionFile,
  type PageDecision,
  type PageState,
  addedPages,
} from '@storefront/contract';
import type { Decided } from '../decisions/decide';
import { integrityOf } from '../releases/read-build';
import { releaseId } from '../releases/release-store';

/** Where the files are served. */
export const decisionFilesPath = '/platform/decisions/';

interface KeptFile {
  readonly hash: string;
  readonly integrity: string;
  readonly text: string;
}

// The page names the whole hash beside the address.
const digitsInName = 32;

// Visitors of one brand differ in what is being rolled out; a file holds some 4 kB for each remote.
const filesKept = 200;

/** What a file is made of. */
type FileSource = Pick<Decided, 'decisions' | 'pages'>;

/**
 * The decisions of all remotes, and the pages that they bring to a kind of brand, as a file that is named by its hash (RES-10). It says nothing of the visitor, so all who get the same
 * releases share it, and a browser keeps it until one of them changes.
 */
export class DecisionFiles {
  private readonly byReleases = new Map<string, KeptFile>();
  private readonly byHash = new Map<string, string>();

  /** The address and hash of the file for these decisions. */
  of(decided: FileSource, kind: BrandKind): NonNullable<PageState['others']> {
    const { hash, integrity } = this.file(decided, kind);
    return { url: `${decisionFilesPath}${hash}.json`, integrity };
  }

  /** The text of a file; `decided` gives what the asking visitor would get now, in case another process named the file. */
  find(hash: string, kind: BrandKind, decided: () => FileSource): string | undefined {
    const known = this.byHash.get(hash);
    if (known !== undefined) return known;
    const made = this.file(decided(), kind);
    return made.hash === hash ? made.text : undefined;
  }

  private file({ decisions, pages }: FileSource, kind: BrandKind): KeptFile {
    const remotes = Object.values(decisions).filter(({ feature }) => feature !== 'shell');
    const key = [kind, ...remotes.map(keyOf)].join(' ');
    const known = this.byReleases.get(key);
    if (known !== undefined) return known;
    const file: DecisionFile = {
      decisions: Object.fromEntries(remotes.map((decision) => [decision.feature, forAll(decision)])),
      pages: addedPages(pages, kind),
    };
    const text = JSON.stringify(file);
    const integrity = integrityOf(Buffer.from(text));
    const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64')
      .toString('hex')
      .slice(0, digitsInName);
    const made = { hash, integrity, text };
    this.byReleases.set(key, made);
    this.byHash.set(hash, text);
    const [oldest] = this.byReleases;
    if (this.byReleases.size > filesKept && oldest !== undefined) {
      this.byReleases.delete(oldest[0]);
      this.byHash.delete(oldest[1].hash);
    }
    return made;
  }
}

/** What a file depends on: releases, where they are served, and the entry's hash, which the fault switch changes. */
function keyOf({ feature, lastGood, ...decision }: PageDecision): string {
  const parts = [decision, ...lastGood].map(
    (release) => `${releaseId(release)} ${release.base} ${release.integrity[release.entry] ?? ''}`,
  );
  return `${feature} ${decision.reason.step} ${parts.join(' ')}`;
}

/** A decision without the words that are about one visitor, such as his bucket. */
function forAll({ lastGood, ...decision }: PageDecision): PageDecision {
  const plain = <Release extends Omit<PageDecision, 'lastGood'>>(release: Release) => ({
    ...release,
    reason: { ...release.reason, text: releaseId(release) },
  });
  return { ...plain(decision), lastGood: lastGood.map(plain) };
}
