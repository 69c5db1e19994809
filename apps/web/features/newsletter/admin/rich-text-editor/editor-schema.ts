import {textLink} from '@site/schemas/texts/web-link'
import {Schema} from 'prosemirror-model'

/** The document can express exactly what formatted text can: ProseMirror reduces to it whatever is pasted. */
export const editorSchema = new Schema({
  nodes: {
    doc: {content: 'block+'},
    paragraph: {
      group: 'block',
      content: 'inline*',
      // The cells of a table become paragraphs, or their words would run together.
      parseDOM: ['p', 'td', 'th'].map((tag) => ({tag})),
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({tag})),
      toDOM: () => ['h2', 0],
    },
    bullets: {group: 'block', content: 'item+', parseDOM: [{tag: 'ul'}], toDOM: () => ['ul', 0]},
    numbers: {group: 'block', content: 'item+', parseDOM: [{tag: 'ol'}], toDOM: () => ['ol', 0]},
    // There are several only while somebody pastes or joins them: as formatted text they are lines of one item.
    item: {content: 'paragraph+', defining: true, parseDOM: [{tag: 'li'}], toDOM: () => ['li', 0]},
    text: {group: 'inline'},
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{tag: 'br'}],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: {href: {validate: 'string'}},
      inclusive: false,
      parseDOM: [{tag: 'a[href]', getAttrs: linkAttributes}],
      toDOM: ({attrs: {href}}) => ['a', {href: String(href), rel: 'noreferrer'}, 0],
    },
    strong: {
      parseDOM: [
        {tag: 'strong'},
        // Google Docs wraps everything that is copied in a <b> that is not bold.
        {tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null},
        {style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null},
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [
        {tag: 'em'},
        {tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null},
        {style: 'font-style=italic'},
      ],
      toDOM: () => ['em', 0],
    },
  },
})

/** Links to anything else, such as a file on the sender's computer, become plain text. */
function linkAttributes(element: HTMLElement) {
  const link = textLink.safeParse(element.getAttribute('href'))
  return link.success && {href: link.data}
}
