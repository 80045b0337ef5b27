import type { Decision, ReleaseFile, ReleaseManifest } from '@storefront/contract';
import { LRUCache } from 'lru-cache';
import type { VerifiedFiles } from '../releases/verified-files';
import { computeIntegrity } from '../releases/parse-build';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import type { ServerPart } from './drawing';

/** A style sheet that is inlined in the page. */
export interface InlineSheet {
  /** Its path in the release, by which the release's own loader finds it. */
  readonly path: string;
  readonly css: string;
}

export interface ReleasePartsDeps {
  readonly published: (id: ReleaseId) => Promise<ReleaseManifest | undefined>;
  readonly files: Pick<VerifiedFiles, 'find'>;
  /** The code that replaces a server part: that of the fault switch, in development. */
  readonly changed?: (release: ReleaseId, code: string) => string;
}

type Decided = Pick<Decision, 'name' | 'version' | 'base' | 'exposes'>;

const partsKept = 64;
const sheetsKept = 200;

/** Reads the parts of releases that drawing needs: server parts and style sheets, each checked against its hash (`VerifiedFiles`). */
export class ReleaseParts {
  private readonly parts = new LRUCache<string, ServerPart>({ max: partsKept });
  private readonly sheets = new LRUCache<string, InlineSheet>({ max: sheetsKept });

  constructor(private readonly deps: ReleasePartsDeps) {}

  /** The server part of a decided release; undefined when it has none, or when it is missing or damaged. */
  async serverPart(decision: Decided): Promise<ServerPart | undefined> {
    const release = await this.deps.published(decision);
    const file = release?.server;
    if (release === undefined || file === undefined) return undefined;
    const key = `${decision.name} ${decision.base} ${file.integrity}`;
    const known = this.parts.get(key);
    if (known !== undefined) return this.asChanged(decision, known);
    const code = await this.text(release, file);
    if (code === undefined) return undefined;
    const part = { key, name: releaseId(decision), base: decision.base, code };
    this.parts.set(key, part);
    return this.asChanged(decision, part);
  }

  private asChanged(release: ReleaseId, part: ServerPart): ServerPart {
    const code = this.deps.changed?.(release, part.code) ?? part.code;
    return code === part.code
      ? part
      : { ...part, code, key: `${part.key} ${computeIntegrity(Buffer.from(code))}` };
  }

  /** The style sheets of an exposed module, in order; undefined when one of them cannot be inlined. */
  async sheetsOf(decision: Decided, expose: string): Promise<readonly InlineSheet[] | undefined> {
    const release = await this.deps.published(decision);
    if (release === undefined) return undefined;
    const sheets: InlineSheet[] = [];
    for (const path of decision.exposes[expose]?.css ?? []) {
      const file = release.files.find((one) => one.path === path);
      const sheet = file && (await this.sheet(release, file, decision.base));
      if (sheet === undefined) return undefined;
      sheets.push(sheet);
    }
    return sheets;
  }

  private async sheet(
    release: ReleaseManifest,
    file: ReleaseFile,
    base: string,
  ): Promise<InlineSheet | undefined> {
    const key = `${base} ${file.path} ${file.integrity}`;
    const known = this.sheets.get(key);
    if (known !== undefined) return known;
    const text = await this.text(release, file);
    // A text that would end the element early is not inlined.
    if (text === undefined || text.includes('</')) return undefined;
    const sheet = { path: file.path, css: withAbsoluteAddresses(text, base, file.path) };
    this.sheets.set(key, sheet);
    return sheet;
  }

  private async text(release: ReleaseManifest, file: ReleaseFile): Promise<string | undefined> {
    const found = await this.deps.files.find(release, file, ['identity']).catch(() => undefined);
    return found && Buffer.from(found.bytes).toString('utf8');
  }
}

/** Addresses in a sheet are relative to the sheet; in the page they would be relative to the page. */
function withAbsoluteAddresses(css: string, base: string, path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return css.replace(
    /url\((["']?)(?!data:|https?:|\/|#)((?:\.\/)?)/g,
    (_whole, quote: string) => `url(${quote}${base}${folder}`,
  );
}
