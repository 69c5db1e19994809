interface Block {
  _type?: string
  style?: string
  listItem?: string
  level?: number
  children?: {text: string; marks?: string[]}[]
  markDefs?: {_key: string; href: string}[]
  caption?: string
  rows?: {cells: string[]}[]
}

/**
 * One line for each block, with every letter: `bullet 2: [words](strong https://…)`. A line break is `⏎`, a space that does not
 * break `⍽`; the cells of a table stand between ` | `, its rows between ` / `.
 */
export function outline(blocks: Block[]): string[] {
  return blocks.map((block) => {
    const {style, listItem, level = 1, children = [], markDefs = [], caption, rows} = block
    const name = rows ? `table${caption ? ` (${caption})` : ''}` : (listItem ?? style)
    const words = rows
      ? rows.map(({cells}) => cells.join(' | ')).join(' / ')
      : children.map(({text, marks = []}) => {
          const said = marks.map((mark) => markDefs.find(({_key}) => _key === mark)?.href ?? mark)
          return said.length > 0 ? `[${text}](${said.join(' ')})` : text
        })
    const line = `${name}${listItem && level > 1 ? ` ${level}` : ''}: ${[words].flat().join('')}`
    return line.replaceAll('\n', '⏎').replaceAll('\u00A0', '⍽')
  })
}
