import {seededRandom} from '../../apps/emulators/testing/seeded-random.ts'

/** Text that programs are known to stumble over. */
const texts = [
  ['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '"', '%', '${7*7}'],
  ['constructor', '__proto__', 'hasOwnProperty', 'toString', 'length', 'drafts.', 'versions..'],
  ['\u0000', 'a\u0000b', '\r\n', '\ud800', 'ąčęėįšųūž', '👩‍👩‍👧', '../../etc/passwd', '.'.repeat(40)],
  ["';drop table x;--", '<script>alert(1)</script>', 'x'.repeat(3000), '('.repeat(300), '9'.repeat(30)],
  ['2025-13-45T99:99:99Z'],
].flat()

/** Parts of a path that are not encoded as they should be. */
const segments = ['%', '%zz', '%00', '%2e%2e%2f', '%ff', '%c3%28', '%252e', '..', '.', '//', ';', '*']

/** Generates malformed values of each kind, the same ones for the same seed. */
export function malformedValues(seed: number) {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const text = () => pick(texts)

  function value(depth = 0): unknown {
    const plain = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, text(), text(), [], {}]
    if (depth > 3 || random() < 0.5) return pick<unknown>(plain)
    const size = Math.floor(random() * 4)
    if (random() < 0.4) return Array.from({length: size}, () => value(depth + 1))
    return Object.fromEntries(Array.from({length: size}, () => [text(), value(depth + 1)]))
  }

  /** A well-formed value with parts of it replaced, renamed, removed or added. */
  function spoiled(given: unknown): unknown {
    if (random() < 0.15) return value()
    if (Array.isArray(given)) return given.map(spoiled)
    if (given === null || typeof given !== 'object') return given
    const entries = Object.entries(given).flatMap(([key, inner]): [string, unknown][] => {
      const change = random()
      return change < 0.07 ? [] : [[change < 0.14 ? text() : key, spoiled(inner)]]
    })
    return Object.fromEntries(random() < 0.2 ? [...entries, [text(), value()]] : entries)
  }

  return {
    random,
    pick,
    text,
    /** A body made of a well-formed one: other JSON, a part of it, no JSON, or nothing. */
    body(given: unknown): Buffer {
      const json = JSON.stringify(spoiled(given))
      const damage = random()
      if (damage < 0.08) return Buffer.from(json.slice(0, Math.floor(json.length * random())))
      if (damage < 0.12) return Buffer.from([0xff, 0xfe, 0, 1, 2, 0x80, 0xc0])
      return Buffer.from(damage < 0.15 ? '' : json)
    },
    /** A value for a URL, encoded or not. */
    encoded: () => (random() < 0.5 ? pick(segments) : encodeURIComponent(text().toWellFormed())),
  }
}

export type MalformedValues = ReturnType<typeof malformedValues>
