export interface Drawing {
  /** Of the section that it is in. */
  heading: string
  /** The folders and files that each box names. */
  boxes: Map<string, string[]>
  arrows: {from: string; to: string; isImport: boolean}[]
}

/** The Mermaid drawings of a page, of which a line is a box (`id["text"]`) or an arrow. A dotted one is no import. */
export function readDrawings(markdown: string): Drawing[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'))
    return [...section.matchAll(/^```mermaid\nflowchart \w+\n(.*?)^```$/gms)].map(([, body = '']) => ({
      heading,
      ...readLines(body.trimEnd().split('\n')),
    }))
  })
}

/** @throws {Error} for a line that is neither */
function readLines(lines: string[]): Omit<Drawing, 'heading'> {
  const boxes: Drawing['boxes'] = new Map()
  const arrows: Drawing['arrows'] = []
  for (const line of lines) {
    const [, id, text] = /^ {2}(\w+)(?:\["([^"]+)"\]|\[\("([^"]+)"\)\])$/.exec(line)?.filter(Boolean) ?? []
    const [, from, arrow, to] = /^ {2}(\w+) (-->|-\.->)(?:\|"[^"|]+"\|)? (\w+)$/.exec(line) ?? []
    if (id && text) boxes.set(id, text.replaceAll('<br/>', ' ').match(/[\w@[\].-]+\/[\w@[\]./-]*/g) ?? [])
    else if (from && to) arrows.push({from, to, isImport: arrow === '-->'})
    else throw new Error(`Neither a box nor an arrow: ${line}`)
  }
  return {boxes, arrows}
}
