/** A browser's storage for tests in Node. It is full at a number of characters, as a browser's is. */
export class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>()
  private readonly maxCharacters: number

  constructor(maxCharacters = Infinity) {
    this.maxCharacters = maxCharacters
  }

  get length(): number {
    return this.items.size
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    const others = [...this.items].filter(([other]) => other !== key)
    if (others.flat().join('').length + key.length + value.length > this.maxCharacters)
      throw new DOMException('The storage is full', 'QuotaExceededError')
    this.items.set(key, value)
  }

  removeItem(key: string): void {
    this.items.delete(key)
  }

  clear(): void {
    this.items.clear()
  }
}
