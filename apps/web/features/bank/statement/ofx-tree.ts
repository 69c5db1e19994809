export interface OfxElement {
  name: string
  value: string
  parts: OfxElement[]
}

interface Tag {
  name: string
  isClosing: boolean
  /** The text up to the next tag. */
  value: string
  /** Whether it is opened, and closed further down. */
  isClosed: boolean
}

/** Comments, `CDATA`, and tags. What OFX does not have (attributes) is passed over. Other signs are text. */
const marks = /<!--[^]{0,500}?-->|<!\[CDATA\[([^]{0,500}?)\]\]>|<(\/?)([a-z][\w.]*)(?:\s[^<>]*?)?(\/?)>/gi

/**
 * Reads OFX 1 (SGML) and 2 (XML) as a tree. In SGML only what holds other elements must be closed, so an element that is
 * not closed is a leaf, with a value or without. Null if the file breaks off.
 */
export function ofxTree(text: string): OfxElement | null {
  const tags = tagsOf(text.slice(text.search(/<OFX>/i)))
  findClosed(tags)
  const root: OfxElement = {name: '', value: '', parts: []}
  const within = [root]
  for (const {name, isClosing, isClosed, value} of tags) {
    if (isClosing) {
      if (isClosed) within.pop()
      continue
    }
    const element = {name, value: unescaped(value), parts: []}
    within.at(-1)?.parts.push(element)
    if (isClosed) within.push(element)
  }
  const [file] = root.parts
  return file?.name === 'OFX' && tags[0]?.isClosed ? file : null
}

function tagsOf(text: string): Tag[] {
  const tags: Tag[] = []
  let end = 0
  const add = (value: string) => {
    const last = tags.at(-1)
    if (last) last.value += value
  }
  for (const match of text.matchAll(marks)) {
    add(text.slice(end, match.index))
    end = match.index + match[0].length
    const [, data, slash, name, isEmpty] = match
    if (data !== undefined) add(data.replaceAll('&', '&amp;'))
    else if (name && !isEmpty)
      tags.push({name: name.toUpperCase(), isClosing: slash === '/', value: '', isClosed: false})
  }
  return tags
}

/** Marks each opening tag that is closed, and the tag that closes it. */
function findClosed(tags: Tag[]): void {
  const open: Tag[] = []
  const count = new Map<string, number>()
  const change = (name: string, by: number) => count.set(name, (count.get(name) ?? 0) + by)
  for (const tag of tags) {
    // What has a value holds no elements.
    if (open.at(-1)?.value.trim() && !(tag.isClosing && tag.name === open.at(-1)?.name))
      change(open.pop()?.name ?? '', -1)
    if (!tag.isClosing) {
      open.push(tag)
      change(tag.name, 1)
    } else if (count.get(tag.name)) {
      let last = open.pop()
      while (last && last.name !== tag.name) {
        change(last.name, -1)
        last = open.pop()
      }
      change(tag.name, -1)
      if (last) last.isClosed = true
      tag.isClosed = true
    }
  }
}

const names: Record<string, string> = {
  apos: "'",
  quot: '"',
  nbsp: ' ',
  pound: '£',
  amp: '&',
  lt: '<',
  gt: '>',
}

const unescaped = (value: string) =>
  value
    .replaceAll(
      /&(?:#(x?)([\da-f]{1,6})|([a-z]{2,5}));/gi,
      (all, isHex: string, digits?: string, name = '') => {
        if (digits === undefined) return names[name] ?? all
        const code = Number.parseInt(digits, isHex ? 16 : 10)
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
      },
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
