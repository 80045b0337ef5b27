import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { UpdateFile } from '@storefront/build/webpack/development';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { unlessMissing } from '../files/write-atomically';
import { filesPath } from './page-script';

// Of an hour of saving; a page that was opened before them is reloaded.
const updatesKept = 500;
const versionsKept = 30;

/** Of `at Page (http://localhost:3100/releases/gifts/1.0.0-dev.a/src_ui.js:12:5)`. */
const frame = /https?:\/\/[^\s/]+(\/[^\s?()]+)(?:\?[^\s():]*)?:(\d+):(\d+)/g;
const ofRelease = /^\/releases\/(?:[^/]+\/)?[^/]+\/([^/]+)\/([^/]+\.js)$/;

/** What the builds of development have written: their newest files, the updates between them, and the maps of each. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #updates = new LRUCache<string, UpdateFile>({ max: updatesKept });
  readonly #mapsByVersion = new LRUCache<string, Map<string, string>>({ max: versionsKept });

  /** `folder` is where builds are written. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes a file with which an open page comes from one build to the next. */
  take(update: UpdateFile): void {
    this.#updates.set(update.name, update);
  }

  /** Remembers the maps of a build that is shown under this version. */
  async keepMaps(version: string): Promise<void> {
    const folder = join(this.#folder, 'maps');
    const names = (await unlessMissing(readdir(folder))) ?? [];
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    this.#mapsByVersion.set(version, new Map(names.map((name, index) => [name, texts[index] ?? ''])));
  }

  /** A file of the newest build, or of an update, by its path below `filesPath`. */
  async find(path: string): Promise<string | Buffer | undefined> {
    const update = this.#updates.get(path);
    if (update !== undefined) return update.text;
    // A path that leads out of the folder has no place in it.
    return /(^|\/)\.\.(\/|$)|\\/.test(path) ? undefined : unlessMissing(readFile(join(this.#folder, path)));
  }

  /** The source map of a file for the browser's tools. */
  async findMap(path: string): Promise<string | Buffer | undefined> {
    const name = basename(path);
    const update = this.#updates.get(name.replace(/\.map$/, ''));
    return update?.map ?? unlessMissing(readFile(join(this.#folder, 'maps', name)));
  }

  /** The first place of a stack trace in the sources of the remote, such as `src/ui/gifts-page.tsx:12:5` (DEV-5). */
  async placeOf(stack: string): Promise<string | undefined> {
    for (const [, path = '', line, column] of stack.matchAll(frame)) {
      const map = await this.#mapOf(path);
      if (map === undefined) continue;
      // Columns of browsers begin at 1, those of maps at 0.
      const {
        source,
        line: at,
        column: from,
      } = originalPositionFor(new TraceMap(map), {
        line: Number(line),
        column: Math.max(0, Number(column) - 1),
      });
      const file = source?.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
      if (file !== undefined && !/node_modules|^webpack\//.test(file))
        return `${file}:${at}:${(from ?? 0) + 1}`;
    }
    return undefined;
  }

  async #mapOf(path: string): Promise<string | undefined> {
    if (path.startsWith(filesPath)) return (await this.findMap(`${path}.map`))?.toString();
    const [, version = '', file = ''] = ofRelease.exec(path) ?? [];
    return this.#mapsByVersion.get(version)?.get(`${file}.map`);
  }
}
