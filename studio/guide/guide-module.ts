import {join} from 'node:path'
import {Marked} from 'marked'
import {guideSections} from './guide-sections.ts'

export interface GuideText {
  titles: string[]
  html: string
}

/** The module exports a `GuideText` and imports the pictures from `folder`, so that they are bundled. */
export function guideModule(markdown: string, folder: string): string {
  const titles: string[] = []
  const pictures: string[] = []
  const marked = new Marked({
    renderer: {
      heading({tokens, depth, text}) {
        const content = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>`
        const section = guideSections[titles.push(text) - 1] ?? ''
        return `<h2 id="${section}" tabindex="-1">${content}</h2>`
      },
      image({href, text}) {
        return `<img src="${placeholder(pictures.push(href) - 1)}" alt="${text}" loading="lazy" width="960" height="600">`
      },
    },
  })
  const html = marked.parse(markdown, {async: false})
  return [
    ...pictures.map((path, index) => `import picture${index} from ${JSON.stringify(join(folder, path))}`),
    `const pictures = [${pictures.map((_, index) => `picture${index}`).join(', ')}]`,
    `export const titles = ${JSON.stringify(titles)}`,
    `export const html = ${JSON.stringify(html)}.replace(/picture:(\\d+)/g, (_, index) => pictures[index])`,
  ].join('\n')
}

const placeholder = (index: number) => `picture:${index}`
