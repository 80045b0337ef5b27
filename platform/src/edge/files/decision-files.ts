import { addedPages } from '@storefront/contract';
import type { BrandKind, DecisionFile, PageDecision, PageState } from '@storefront/contract';
import { LRUCache } from 'lru-cache';
import type { Decided } from '../../decisions/decided';
import { decisionText } from '../../decisions/decision-text';
import { computeIntegrity } from '../../releases/parse-build';
import { releaseId } from '../../releases/release-store';

/** Where the files are served. */
export const decisionFilesPath = '/platform/decisions/';

interface KeptFile {
  readonly hash: string;
  readonly integrity: string;
  readonly text: string;
}

// The page names the whole hash in addition to the address.
const digitsInName = 32;

// Visitors of one brand differ in what is being rolled out; a file holds some 4 kB for each remote.
const filesKept = 200;
const numbersKept = 1_000;

/**
 * The decisions of all remotes, and the pages that they add to a kind of brand, as a file that is named by its hash (RES-10). It
 * contains nothing about the visitor, so all who get the same releases share it, and a browser keeps it until one of them
 * changes.
 */
export class DecisionFiles {
  private readonly byReleases = new LRUCache<string, KeptFile>({
    max: filesKept,
    dispose: ({ hash }) => this.byHash.delete(hash),
  });
  private readonly byHash = new Map<string, string>();
  private readonly numbers = new WeakMap<object, number>();
  private readonly numberOfText = new LRUCache<string, number>({ max: numbersKept });
  private lastNumber = 0;

  /** The address and hash of the file with these decisions. */
  of(decided: Decided, kind: BrandKind): NonNullable<PageState['others']> {
    const { hash, integrity } = this.file(decided, kind);
    return { url: `${decisionFilesPath}${hash}.json`, integrity };
  }

  /** The text of a file; `decided` gives what the requesting visitor would get now, in case another process named the file. */
  find(hash: string, kind: BrandKind, decided: () => Decided): string | undefined {
    const known = this.byHash.get(hash);
    if (known !== undefined) return known;
    const file = this.file(decided(), kind);
    return file.hash === hash ? file.text : undefined;
  }

  private file(decided: Decided, kind: BrandKind): KeptFile {
    const key = `${kind} ${this.keyOf(decided)}`;
    const known = this.byReleases.get(key);
    if (known !== undefined) return known;
    const { decisions, pages } = decided;
    // Sorted by name, because two edges or two visits may decide in another order.
    const remotes = Object.values(decisions)
      .filter(({ feature }) => feature !== 'shell')
      .sort((one, other) => (one.feature < other.feature ? -1 : 1));
    const file: DecisionFile = {
      decisions: Object.fromEntries(remotes.map((decision) => [decision.feature, sharedDecision(decision)])),
      pages: addedPages(pages, kind),
    };
    const text = JSON.stringify(file);
    const integrity = computeIntegrity(Buffer.from(text));
    const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64')
      .toString('hex')
      .slice(0, digitsInName);
    const entry = { hash, integrity, text };
    this.byReleases.set(key, entry);
    this.byHash.set(hash, text);
    return entry;
  }

  /** A short key, however many remotes there are: a number for the shared part, then the numbers of the visitor's own part. */
  private keyOf({ common, ownDecisions }: Decided): string {
    const ofAll = this.numberOf(common, () => this.numbersOf(common.decisions));
    return `${ofAll},${this.numbersOf(ownDecisions)}`;
  }

  private numbersOf(decisions: Decided['decisions']): string {
    return Object.values(decisions)
      .filter(({ feature }) => feature !== 'shell')
      .map((decision) => this.numberOf(decision, () => decisionText(decision)))
      .join(' ');
  }

  /** The same number for equal texts; the text is made once for each object. */
  private numberOf(subject: object, text: () => string): number {
    const known = this.numbers.get(subject);
    if (known !== undefined) return known;
    const written = text();
    const number = this.numberOfText.get(written) ?? (this.lastNumber += 1);
    // A text that was forgotten gets another number, and its file is made once more.
    this.numberOfText.set(written, number);
    this.numbers.set(subject, number);
    return number;
  }
}

/** A decision without the words about one visitor, such as the bucket. */
function sharedDecision({ lastGood, ...decision }: PageDecision): PageDecision {
  const plain = <Release extends Omit<PageDecision, 'lastGood'>>(release: Release) => ({
    ...release,
    reason: { ...release.reason, text: releaseId(release) },
  });
  return { ...plain(decision), lastGood: lastGood.map(plain) };
}
