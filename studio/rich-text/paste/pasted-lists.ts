type ListKind = 'number' | 'bullet'

/** Browsers may remove Word's `@list` style rules, and then the item's own marker decides. */
export function listOfWord(css: string): (list: string, level: string, marker: string) => ListKind {
  const rules = new Map(
    [...css.matchAll(/@list\s+(l\d+):level(\d+)[^{]*\{([^}]*)\}/g)].map(([, list, level, rule = '']) => [
      `${list}:${level}`,
      /mso-level-number-format:\s*(bullet|image)/.test(rule) ? ('bullet' as const) : ('number' as const),
    ]),
  )
  return (list, level, marker) =>
    rules.get(`${list}:${level}`) ?? (/^\s*\(?\p{Alphabetic}*\d*[.)]/u.test(marker) ? 'number' : 'bullet')
}

/** People type items as `- vainiką`, `• vainiką`, `1. Vainikas` or `1) Vainikas`. */
interface TypedItem {
  kind: ListKind
  number?: number
  indent: number
  start: number
}

const bullets = '[-–—•·▪◦‣●○■□➢✓✔*\\uF0B7\\uF0A7\\uF0D8\\uF0FC\\uF076\\uF0A8]'

/** Word writes letters of its fonts for symbols before a tab or several spaces. */
const ofWord = '[o§ØüÜ](?=\\t|[ \\u00A0]{2})'

export const typedMarker = new RegExp(
  `^([ \\t\\u00A0]*)(?:(${bullets}|${ofWord})|(\\d{1,2})[.)])[ \\t\\u00A0]+(?=[^\\s*•–—-])`,
  'u',
)

function typedItem(line: string): TypedItem | undefined {
  const [marker, indent = '', , number] = typedMarker.exec(line) ?? []
  if (marker === undefined) return undefined
  const item = {indent: indent.replaceAll('\t', '    ').length, start: marker.length}
  return number ? {...item, kind: 'number', number: Number(number)} : {...item, kind: 'bullet'}
}

interface Line {
  nodes: Node[]
  text: string
  item?: TypedItem
  level?: number
}

/** A list needs two or more items in a row, and numbers from 1 on without a gap. */
export function makeTypedLists(body: Element): void {
  let run: {paragraph: Element; lines: Line[]}[] = []
  for (const paragraph of [...body.children, undefined]) {
    if (paragraph?.matches('p')) run.push({paragraph, lines: linesOf(paragraph)})
    else {
      rebuild(run)
      run = []
    }
  }
}

function linesOf(paragraph: Element): Line[] {
  const lines: Node[][] = [[]]
  for (const node of paragraph.childNodes) {
    if (node.nodeName === 'BR') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines.map((nodes) => {
    const text = nodes.map((node) => node.textContent).join('')
    return {nodes, text, item: typedItem(text)}
  })
}

function rebuild(paragraphs: {paragraph: Element; lines: Line[]}[]): void {
  let items: Line[] = []
  for (const line of [...paragraphs.flatMap(({lines}) => lines), undefined]) {
    if (line?.item) items.push(line)
    else {
      setLevels(items)
      items = []
    }
  }
  for (const {paragraph, lines} of paragraphs) {
    if (!lines.some(({level}) => level)) continue
    const made: Element[] = []
    for (const {nodes, item, level} of lines) {
      const last = made.at(-1)
      if (item && level) {
        const element = paragraph.ownerDocument.createElement('li')
        element.setAttribute('data-list', item.kind)
        element.setAttribute('data-level', `${level}`)
        element.append(...nodes)
        removeStart(element, item.start)
        made.push(element)
      } else if (last?.matches('p')) last.append(paragraph.ownerDocument.createElement('br'), ...nodes)
      else {
        const element = paragraph.ownerDocument.createElement('p')
        element.append(...nodes)
        made.push(element)
      }
    }
    paragraph.replaceWith(...made)
  }
}

function setLevels(lines: Line[]): void {
  if (lines.length < 2) return
  const open: {indent: number; kind: ListKind; number: number}[] = []
  const levels: number[] = []
  for (const {item} of lines) {
    if (!item) return
    while (open.length > 1 && item.indent < (open.at(-1)?.indent ?? 0)) open.pop()
    const above = open.at(-1)
    const {indent, kind, number = 0} = item
    if (!above || indent > above.indent) open.push({indent, kind, number: 0})
    else if (above.kind !== kind) open.splice(-1, 1, {indent, kind, number: 0})
    const list = open.at(-1)
    if (!list || (kind === 'number' && number !== ++list.number)) return
    levels.push(open.length)
  }
  for (const [index, line] of lines.entries()) line.level = levels[index]
}

function removeStart(element: Element, characters: number): void {
  let left = characters
  const visit = (node: Node): void => {
    if (node.nodeType === 3) {
      const text = node.textContent ?? ''
      node.textContent = text.slice(left)
      left -= Math.min(left, text.length)
    }
    for (const child of node.childNodes) if (left > 0) visit(child)
  }
  visit(element)
}
