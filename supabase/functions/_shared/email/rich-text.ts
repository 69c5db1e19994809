import * as z from 'zod'
import type {Block} from './blocks.ts'
import {lines, markup, type Markup} from './markup.ts'
import {styles} from './styles.ts'
import {webLink} from './web-link.ts'

const span = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
  link: webLink.optional(),
})

const spans = z.array(span)

/** Formatted text: what an editor's document is reduced to before it becomes an email. */
export const richText = z.array(
  z.discriminatedUnion('kind', [
    z.object({kind: z.enum(['paragraph', 'heading']), spans}),
    z.object({kind: z.enum(['bullets', 'numbers']), items: z.array(spans)}),
  ]),
)

type Span = z.infer<typeof span>
type Part = z.infer<typeof richText>[number]

/** The blocks of a formatted text. */
export const richTextBlocks = (parts: readonly Part[]): Block[] => parts.map(blockOf)

function blockOf(part: Part): Block {
  switch (part.kind) {
    case 'heading':
      return {
        markup: markup`<h2 class="heading" style="${styles.subheading}">${part.spans.map(spanMarkup)}</h2>`,
        text: spansText(part.spans),
      }
    case 'paragraph':
      return {
        markup: markup`<p class="ink" style="${styles.paragraph}">${part.spans.map(spanMarkup)}</p>`,
        text: spansText(part.spans),
      }
    case 'bullets':
      return {
        markup: markup`<ul class="ink" style="${styles.list}">${part.items.map(itemMarkup)}</ul>`,
        text: part.items.map((item) => `• ${spansText(item)}`).join('\n'),
      }
    case 'numbers':
      return {
        markup: markup`<ol class="ink" style="${styles.list}">${part.items.map(itemMarkup)}</ol>`,
        text: part.items.map((item, index) => `${index + 1}. ${spansText(item)}`).join('\n'),
      }
  }
}

const itemMarkup = (item: readonly Span[]) => markup`<li>${item.map(spanMarkup)}</li>`

function spanMarkup({text, strong, emphasis, link}: Span): Markup {
  let content = lines(text)
  if (emphasis) content = markup`<em>${content}</em>`
  if (strong) content = markup`<strong>${content}</strong>`
  return link ? markup`<a href="${link}" class="link" style="${styles.link}">${content}</a>` : content
}

const spansText = (list: readonly Span[]) =>
  list.map(({text, link}) => (link && link !== text ? `${text} (${link})` : text)).join('')
