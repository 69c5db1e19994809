import type {RichTextPart, RichTextSpan} from '@site/schemas/texts/rich-text'
import type {Block} from './blocks.ts'
import {lines, markup, type Markup} from './markup.ts'
import {styles} from './styles.ts'

export const richTextBlocks = (parts: readonly RichTextPart[]): Block[] => parts.map(blockOf)

function blockOf(part: RichTextPart): Block {
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

const itemMarkup = (item: readonly RichTextSpan[]) => markup`<li>${item.map(spanMarkup)}</li>`

function spanMarkup({text, strong, emphasis, link}: RichTextSpan): Markup {
  let content = lines(text)
  if (emphasis) content = markup`<em>${content}</em>`
  if (strong) content = markup`<strong>${content}</strong>`
  return link ? markup`<a href="${link}" class="link" style="${styles.link}">${content}</a>` : content
}

const spansText = (list: readonly RichTextSpan[]) => list.map(spanText).join('')

function spanText({text, link}: RichTextSpan): string {
  const target = link?.replace(/^(mailto|tel):/i, '')
  return target && target !== text ? `${text} (${target})` : text
}
