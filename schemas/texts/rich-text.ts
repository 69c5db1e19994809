import * as z from 'zod'
import {isVisible, withoutControls} from './readable-text.ts'
import {textLink} from './web-link.ts'

const span = z.object({
  text: z.string().transform(withoutControls),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
  link: textLink.optional(),
})

const spans = z.array(span)

/** An editor's document is reduced to this before it is stored and becomes an email. */
export const richText = z.array(
  z.discriminatedUnion('kind', [
    z.object({kind: z.enum(['paragraph', 'heading']), spans}),
    z.object({kind: z.enum(['bullets', 'numbers']), items: z.array(spans)}),
  ]),
)

export type RichTextSpan = z.output<typeof span>
export type RichText = z.output<typeof richText>
export type RichTextPart = RichText[number]

/** Each paragraph or list item becomes a line. */
export function plainTextOf(parts: RichText): string {
  const lines = parts.flatMap((part) => ('spans' in part ? [part.spans] : part.items))
  return lines.map((line) => line.map(({text}) => text).join('')).join('\n')
}

export const isEmptyRichText = (parts: RichText): boolean => !isVisible(plainTextOf(parts))

/** Blank lines separate the paragraphs. */
export function richTextOf(plain: string): RichText {
  const paragraphs = plain.replaceAll(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)
  return paragraphs
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({kind: 'paragraph', spans: [{text}]}))
}
