import type {RichText, RichTextPart, RichTextSpan} from '@site/schemas/texts/rich-text'
import type {Mark, Node} from 'prosemirror-model'
import {editorSchema} from './editor-schema.ts'

const {nodes, marks} = editorSchema

export function toDocument(parts: RichText): Node {
  const blocks = parts.map(toBlock)
  return nodes.doc.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create())
}

function toBlock(part: RichTextPart): Node {
  if ('spans' in part) return nodes[part.kind].create(null, toInline(part.spans))
  const items = part.items.map((spans) =>
    nodes.item.create(null, nodes.paragraph.create(null, toInline(spans))),
  )
  return items.length > 0 ? nodes[part.kind].create(null, items) : nodes.paragraph.create()
}

function toInline(spans: readonly RichTextSpan[]): Node[] {
  return spans.flatMap((span) => {
    const lines = span.text.split('\n')
    return lines.flatMap((line, index) => [
      ...(index > 0 ? [nodes.lineBreak.create(null, null, marksOf(span))] : []),
      ...(line ? [editorSchema.text(line, marksOf(span))] : []),
    ])
  })
}

const marksOf = ({link, strong, emphasis}: RichTextSpan): Mark[] => [
  ...(link ? [marks.link.create({href: link})] : []),
  ...(strong ? [marks.strong.create()] : []),
  ...(emphasis ? [marks.emphasis.create()] : []),
]

/** Empty parts are dropped: an email has its own spacing. */
export function toRichText(document: Node): RichText {
  return document.children.flatMap(toPart)
}

function toPart(block: Node): RichTextPart[] {
  const {name: kind} = block.type
  if (kind === 'bullets' || kind === 'numbers') {
    const items = block.children.map(({children}) => joinLines(children.map(toSpans))).filter(hasText)
    return items.length > 0 ? [{kind, items}] : []
  }
  const spans = toSpans(block)
  return hasText(spans) ? [{kind: kind === 'heading' ? kind : 'paragraph', spans}] : []
}

const joinLines = (lines: RichTextSpan[][]) =>
  lines.filter(hasText).flatMap((spans, index) => (index > 0 ? [{text: '\n'}, ...spans] : spans))

const hasText = (spans: readonly RichTextSpan[]) => spans.some(({text}) => text.trim() !== '')

function toSpans(block: Node): RichTextSpan[] {
  const spans: RichTextSpan[] = []
  for (const inline of block.children) {
    const span = toSpan(inline)
    const last = spans.at(-1)
    // A line break has no marks of its own once it is pasted or typed: it joins the text before it.
    if (last && (inline.type === nodes.lineBreak || isSameFormat(last, span))) last.text += span.text
    else spans.push(span)
  }
  return spans
}

function toSpan(inline: Node): RichTextSpan {
  const link: unknown = marks.link.isInSet(inline.marks)?.attrs.href
  return {
    text: inline.text ?? '\n',
    ...(marks.strong.isInSet(inline.marks) && {strong: true}),
    ...(marks.emphasis.isInSet(inline.marks) && {emphasis: true}),
    ...(typeof link === 'string' && {link}),
  }
}

const isSameFormat = (a: RichTextSpan, b: RichTextSpan) =>
  a.strong === b.strong && a.emphasis === b.emphasis && a.link === b.link
