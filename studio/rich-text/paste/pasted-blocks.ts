import {type HtmlToPortableTextOptions, htmlToPortableText} from '@portabletext/html'
import {richText} from '@site/schemas/objects/texts/richText'
import {cleanPaste} from './clean-paste.ts'
import {paragraphsOf} from './plain-text.ts'
import {makeTypedLists} from './pasted-lists.ts'
import {appendMarked} from './typed-marks.ts'

type Blocks = ReturnType<typeof htmlToPortableText>
type Schema = NonNullable<HtmlToPortableTextOptions['schema']>
type Rule = NonNullable<HtmlToPortableTextOptions['rules']>[number]

export function blocksOfHtml(html: string, text: string): Blocks {
  const blocks = parse(cleanPaste(html))
  if (blocks.length === 1) keepOuterSpaces(blocks[0], text)
  return blocks
}

/** The parser trims paragraphs, but words pasted into a sentence need their outer spaces. */
function keepOuterSpaces(block: Blocks[number] | undefined, text: string): void {
  const spans = (block as {children?: {text: string}[]}).children ?? []
  const [first, last] = [spans[0], spans.at(-1)]
  if (first && /^[ \u00A0]/.test(text)) first.text = ` ${first.text}`
  if (last && /[ \u00A0]$/.test(text)) last.text = `${last.text} `
}

/** Without a list or marked words, the editor inserts the text at the cursor, in the style there. */
export function pastedText(text: string): {blocks: Blocks} | {text: string} {
  const paragraphs = paragraphsOf(text)
  const {body} = document.implementation.createHTMLDocument('')
  for (const lines of paragraphs) {
    const paragraph = body.ownerDocument.createElement('p')
    for (const [index, line] of lines.entries()) {
      if (index > 0) paragraph.append(body.ownerDocument.createElement('br'))
      appendMarked(paragraph, line)
    }
    body.append(paragraph)
  }
  makeTypedLists(body)
  if (body.querySelector('li, strong, em')) {
    const blocks = parse(body)
    if (blocks.length === 1) keepOuterSpaces(blocks[0], text)
    return {blocks}
  }
  return {text: paragraphs.map((lines) => lines.join('\n')).join('\n\n')}
}

const parse = (body: HTMLElement) =>
  htmlToPortableText(body.innerHTML, {
    schema: articleSchema,
    keyGenerator: newKey,
    rules: [listRule, tableRule],
  })

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

const listRule: Rule = {
  deserialize(node, next) {
    if (node.nodeName !== 'LI') return undefined
    const {list: listItem, level} = (node as HTMLElement).dataset
    return {
      _type: 'block',
      style: 'normal',
      markDefs: [],
      listItem,
      level: Number(level),
      children: next(node.childNodes),
    }
  },
}

const tableRule: Rule = {
  deserialize(node, _next, block) {
    if (node.nodeName !== 'TABLE') return undefined
    const {caption, rows} = node as HTMLTableElement
    return block({
      _type: 'table',
      _key: newKey(),
      ...(caption && {caption: caption.textContent}),
      rows: [...rows].map((row) => ({
        _type: 'tableRow',
        _key: newKey(),
        cells: [...row.cells].map((cell) => cell.textContent ?? ''),
      })),
    })
  },
}

/** The parser needs only this of the article's schema. */
const articleSchema: Schema = schemaOf(richText.of[0] as unknown as Paragraph)

interface Paragraph {
  styles: {value: string}[]
  lists: {value: string}[]
  marks: {decorators: {value: string}[]}
}

function schemaOf({styles, lists, marks}: Paragraph): Schema {
  const named = (values: {value: string}[]) => values.map(({value}) => ({name: value, value}))
  return {
    block: {name: 'block'},
    span: {name: 'span'},
    styles: named(styles),
    lists: named(lists),
    decorators: named(marks.decorators),
    annotations: [{name: 'link', fields: [{name: 'href', type: 'string'}]}],
    blockObjects: [{name: 'table', fields: []}],
    inlineObjects: [],
  }
}
