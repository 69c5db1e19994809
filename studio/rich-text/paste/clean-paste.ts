import {linkBehind} from './link-behind.ts'
import {readTable} from './read-table.ts'
import {listOfWord, makeTypedLists} from './pasted-lists.ts'

/** Word and Google Docs add comments and references to them. */
const beside = [
  '[style*="mso-element:comment"]',
  '.MsoCommentReference',
  '.MsoCommentText',
  'sup:has(> a[href^="#cmnt"])',
  'a[href^="#cmnt"]',
  'div:has(> p > a[href^="#cmnt_ref"])',
  'script, style, title, template',
].join()

const blocks = [
  'address, article, aside, blockquote, center, dd, div, dl, dt, fieldset, figcaption, figure, footer, form',
  'h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul',
].join()

interface Block {
  tag: 'p' | 'h2' | 'h3' | 'blockquote' | 'li'
  attributes?: Record<string, string>
  isTogether?: boolean
}

interface Context {
  strong: boolean
  em: boolean
  isPreformatted: boolean
  link?: {href: string}
  block: Block
}

const plain: Context = {strong: false, em: false, isPreformatted: false, block: {tag: 'p'}}

type ListKind = ReturnType<typeof listOfWord>

/**
 * Returns plain HTML, whichever program wrote the clipboard: `p`, `h2`, `h3`, `blockquote`, `table`, and `li` with its
 * `data-list` and `data-level`, side by side. Within them are only `strong`, `em`, `a` and `br`.
 *
 * Sanity's parser reads the styles of Word and Google Docs itself, but joins lines that are a `div` each, and words at
 * a line break of Google Docs, and drops tables. Whatever the article cannot hold is removed.
 */
export function cleanPaste(html: string): HTMLElement {
  const {head, body} = new DOMParser().parseFromString(html, 'text/html')
  // Word puts them into the head, other programs before the text.
  const styles = [head, body].flatMap((part) => [...part.querySelectorAll('style')])
  const listKind = listOfWord(styles.map((style) => style.textContent).join('\n'))
  for (const part of body.querySelectorAll(beside)) part.remove()
  const clean = plainBlocks(body, listKind)
  makeTypedLists(clean)
  return clean
}

function plainBlocks(source: Element, listKind: ListKind): HTMLElement {
  const clean = source.ownerDocument.implementation.createHTMLDocument('')
  const {body} = clean
  let open: HTMLElement | undefined
  let openLink: {link: Context['link']; element: Element} | undefined
  let isNextLine = false

  function close(): void {
    while (open?.lastChild && isBlankNode(open.lastChild)) open.lastChild.remove()
    if (open && !open.textContent?.trim()) open.remove()
    open = openLink = undefined
    isNextLine = false
  }

  function write(node: Node, {block, link}: Context): void {
    if (!open) {
      open = clean.createElement(block.tag)
      for (const [name, value] of Object.entries(block.attributes ?? {})) open.setAttribute(name, value)
      body.append(open)
    }
    if (isNextLine && open.lastChild?.nodeName !== 'BR') open.append(clean.createElement('br'))
    isNextLine = false
    if (!link) return open.append(node)
    if (openLink?.link !== link || openLink.element !== open.lastChild) {
      const element = clean.createElement('a')
      element.setAttribute('href', link.href)
      open.append(element)
      openLink = {link, element}
    }
    openLink.element.append(node)
  }

  function breakLine(context: Context): void {
    if (!open) return
    if (open.lastChild?.nodeName !== 'BR') write(clean.createElement('br'), {...context, link: undefined})
    else if (context.block.tag === 'p' && !context.block.isTogether) close()
  }

  function writeText(text: string, context: Context): void {
    const lines = context.isPreformatted ? text.split(/\r\n?|\n/) : [text.replace(/[ \t\r\n\f]+/g, ' ')]
    for (const [index, line] of lines.entries()) {
      if (index > 0) breakLine(context)
      const isBetween = !open || isNextLine || open.lastChild?.nodeName === 'BR'
      if (line === '' || (isBetween && !/[^ \t]/.test(line))) continue
      let node: Node = clean.createTextNode(line)
      for (const tag of ['em', 'strong'] as const) {
        if (!context[tag]) continue
        const mark = clean.createElement(tag)
        mark.append(node)
        node = mark
      }
      write(node, context)
    }
  }

  function writeChildren(element: Element, context: Context): void {
    for (const child of element.childNodes) {
      if (child.nodeType === 3) writeText(child.textContent ?? '', context)
      else if (child.nodeType === 1) writeElement(child as Element, context)
    }
  }

  function writeElement(element: Element, outer: Context): void {
    const context = contextOf(element, outer, listKind)
    if (element.matches('img')) return writeText(emojiOf(element), outer)
    if (element.matches('br')) return breakLine(outer)
    if (element.matches('.Apple-converted-space')) return writeText(' ', outer)
    if (isMarkerOfWord(element) && outer.block.tag === 'li') return
    if (element.matches('table')) return writeTable(element as HTMLTableElement, outer)
    if (!element.matches(blocks)) return writeChildren(element, context)
    if (outer.block.isTogether && context.block === outer.block) {
      if (open) isNextLine = true
      writeChildren(element, context)
      if (open) isNextLine = true
      return
    }
    // Mail programs and Facebook write each line as a `div`, and a blank line as an empty one.
    const isLine = element.matches('div') && !element.querySelector(blocks) && !isBlank(element)
    if (!isLine) close()
    if (open) isNextLine = true
    writeChildren(element, context)
    if (!isLine) close()
    if (open) isNextLine = true
  }

  function writeTable(table: HTMLTableElement, context: Context): void {
    close()
    const made = readTable(table, (cell) => plainBlocks(cell, listKind))
    if (made) return body.append(...made)
    for (const cell of [...table.rows].flatMap((row) => [...row.cells])) {
      writeChildren(cell, context)
      close()
    }
  }

  writeChildren(source, plain)
  close()
  return body
}

const isBlank = (element: Element) => !element.textContent?.trim() && !element.querySelector('img[alt]')

const isBlankNode = (node: Node) => node.nodeName === 'BR' || !node.textContent?.trim()

const isMarkerOfWord = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')

/** Facebook, WhatsApp and Gmail show emoji as pictures. */
export function emojiOf(image: Element): string {
  const alt = image.getAttribute('alt') ?? ''
  return /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Component}]+$/u.test(alt) ? alt : ''
}

function contextOf(element: Element, outer: Context, listKind: ListKind): Context {
  const style = element.getAttribute('style') ?? ''
  const block = blockOf(element, outer.block, listKind)
  const isHeading = block.tag === 'h2' || block.tag === 'h3'
  const href = element.matches('a') ? linkBehind(element.getAttribute('href') ?? '') : undefined
  return {
    strong: !isHeading && (isBold(style) ?? (element.matches('b, strong') || outer.strong)),
    em: isItalic(style) ?? (element.matches('i, em') || outer.em),
    isPreformatted: keepsLineEnds(style) ?? (element.matches('pre') || outer.isPreformatted),
    link: href ? {href} : outer.link,
    block,
  }
}

/** Some of Word's own properties end with the same word, such as `mso-bidi-font-weight`. */
const valueOf = (style: string, property: string) =>
  [...style.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'gi'))].at(-1)?.[1]?.trim()

function isBold(style: string): boolean | undefined {
  const weight = valueOf(style, 'font-weight') ?? valueOf(style, 'font')?.match(/\bbold\b/)?.[0]
  return weight && weight !== 'inherit' ? /^(bold|bolder|[6-9]00)/.test(weight) : undefined
}

function isItalic(style: string): boolean | undefined {
  const slant = valueOf(style, 'font-style') ?? valueOf(style, 'font')?.match(/\bitalic\b/)?.[0]
  return slant && slant !== 'inherit' ? /^(italic|oblique)/.test(slant) : undefined
}

function keepsLineEnds(style: string): boolean | undefined {
  const whiteSpace = valueOf(style, 'white-space(?:-collapse)?')
  return whiteSpace ? /^(pre|break-spaces)/.test(whiteSpace) : undefined
}

function blockOf(element: Element, outer: Block, listKind: ListKind): Block {
  if (!element.matches(blocks) || element.matches('ul, ol')) return outer
  if (element.matches('li')) {
    const list = element.closest('ol, ul')?.matches('ol') ? 'number' : 'bullet'
    return listItem(list, levelOf(element))
  }
  if (outer.isTogether) return outer
  // The site has two levels of headings below the page's own.
  const level = element.matches('[role=heading]')
    ? element.getAttribute('aria-level')
    : element.tagName.match(/^H([1-6])$/)?.[1]
  if (level) return {tag: Number(level) < 3 ? 'h2' : 'h3'}
  if (element.matches('.MsoTitle')) return {tag: 'h2'}
  const quotation = 'blockquote, .MsoQuote, .MsoIntenseQuote, :has(> [data-ccp-parastyle=Quote])'
  if (element.matches(quotation) || outer.tag === 'blockquote') return {tag: 'blockquote'}
  const [, list, ofWord] = /mso-list:\s*(l\d+)\s+level(\d+)/.exec(element.getAttribute('style') ?? '') ?? []
  if (!list || !ofWord) return {tag: 'p'}
  const marker = [...element.querySelectorAll('span')].find(isMarkerOfWord)?.textContent ?? ''
  return listItem(listKind(list, ofWord, marker), ofWord)
}

const listItem = (list: string, level: string): Block => ({
  tag: 'li',
  attributes: {'data-list': list, 'data-level': level},
  isTogether: true,
})

/** Google Docs and Word online state the level. Elsewhere, nested lists are counted. */
function levelOf(item: Element): string {
  const said = item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')
  if (said) return said
  let level = 0
  for (let list = item.closest('ol, ul'); list; list = list.parentElement?.closest('ol, ul') ?? null) level++
  return `${Math.max(level, 1)}`
}
