import {closeSync, fstatSync, openSync, renameSync, writeSync} from 'node:fs'

const MAX_BYTES = 5_000_000

/**
 * A log that never takes more than twice `maxBytes`, because a full file replaces `<path>.1`.
 * A line that cannot be written, such as on a full disk, is dropped and counted.
 */
export class LogFile {
  readonly #path: string
  readonly #maxBytes: number
  #flags: 'a' | 'w'
  #file: number | undefined
  #bytes = 0
  #dropped = 0

  constructor(path: string, {append, maxBytes = MAX_BYTES}: {append: boolean; maxBytes?: number}) {
    this.#path = path
    this.#maxBytes = maxBytes
    this.#flags = append ? 'a' : 'w'
    this.#attempt(() => this.#open())
  }

  write(line: string): void {
    if (!this.#attempt(() => this.#add(line))) this.#dropped += 1
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  #add(line: string) {
    const lost = this.#dropped > 0 ? `(${this.#dropped} lines could not be written here.)\n` : ''
    const bytes = Buffer.from(`${lost}${line}\n`)
    if (this.#bytes > 0 && this.#bytes + bytes.length > this.#maxBytes) this.#rotate()
    const file = this.#open()
    for (let written = 0; written < bytes.length;) {
      const added = writeSync(file, bytes, written)
      written += added
      this.#bytes += added
    }
    this.#dropped = 0
  }

  #open(): number {
    this.#file ??= openSync(this.#path, this.#flags)
    if (this.#flags === 'a' && this.#bytes === 0) this.#bytes = fstatSync(this.#file).size
    this.#flags = 'a'
    return this.#file
  }

  #rotate() {
    this.close()
    renameSync(this.#path, `${this.#path}.1`)
    this.#bytes = 0
  }

  #attempt(work: () => unknown): boolean {
    try {
      work()
      return true
    } catch {
      return false
    }
  }
}
