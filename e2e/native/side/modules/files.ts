/**
 * The app's own files (FileSystemModule.kt) and its assets (AssetModule.kt). They are read
 * synchronously, so the world sends an asset's bytes when it is unpacked.
 */
import { fromBase64 } from '../bytes';
import { ask, on, tell } from '../channel';
import { expoModule, SharedObject } from '../expo';

/** Most files are never read, so they stay encoded until then. */
const files = new Map<string, string | Uint8Array>();
on<{ uri: string; base64: string }>('file', ({ uri, base64 }) => void files.set(uri, base64));

class FileHandle extends SharedObject {
  offset = 0;
  constructor(readonly bytes: Uint8Array) {
    super();
  }
  get size(): number {
    return this.bytes.length;
  }
  readBytes(count: number): Uint8Array {
    const read = this.bytes.slice(this.offset, this.offset + count);
    this.offset += read.length;
    return read;
  }
  close(): void {}
}

class FileSystemFile extends SharedObject {
  constructor(readonly uri: string) {
    super();
  }
  validatePath(): void {}
  create(): void {
    files.set(this.uri, new Uint8Array(0));
  }
  write(text: string | Uint8Array): void {
    if (typeof text !== 'string') throw new Error('only text is written here');
    tell('file-written', { uri: this.uri, text });
  }
  delete(): void {
    files.delete(this.uri);
  }
  get exists(): boolean {
    return files.has(this.uri);
  }
  get size(): number {
    return this.#bytes().length;
  }
  open(): FileHandle {
    return new FileHandle(this.#bytes());
  }
  #bytes(): Uint8Array {
    const kept = files.get(this.uri);
    if (kept === undefined) throw new Error(`${this.uri} does not exist`);
    const bytes = typeof kept === 'string' ? fromBase64(kept) : kept;
    files.set(this.uri, bytes);
    return bytes;
  }
}

class FileSystemDirectory extends SharedObject {
  constructor(readonly uri: string) {
    super();
  }
  validatePath(): void {}
}

expoModule('FileSystem', {
  FileSystemFile,
  FileSystemDirectory,
  documentDirectory: 'file:///data/app/files/',
  cacheDirectory: 'file:///data/app/cache/',
  bundleDirectory: 'asset:///',
  appleSharedContainers: {},
  totalDiskSpace: 64_000_000_000,
  availableDiskSpace: 8_000_000_000,
});
expoModule('ExpoAsset', {
  downloadAsync: (url: string, md5: string, type: string) => ask('asset', { url, md5, type }),
});
