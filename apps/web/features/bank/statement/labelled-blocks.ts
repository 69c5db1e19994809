import type {StatementRow} from './statement-line.ts'

const label = /^(date|description|amount|balance):\s*(.*)$/i

export const blockHeadings = ['Date', 'Description', 'Amount', 'Balance']

/**
 * Santander's text file has a block for each movement, a line for each part („Date: 12/03/2026“). Returns its blocks as
 * rows under `blockHeadings`, or null if the file has no blocks.
 */
export function labelledBlocks(text: string): StatementRow[] | null {
  const rows: StatementRow[] = []
  text.split('\n').forEach((content, index) => {
    const [, name = '', value = ''] = label.exec(content.replaceAll(/\s+/g, ' ').trim()) ?? []
    const place = blockHeadings.findIndex((heading) => heading.toLowerCase() === name.toLowerCase())
    if (place === 0) rows.push({line: index + 1, cells: ['', '', '', '']})
    rows
      .at(-1)
      ?.cells.splice(place === -1 ? 4 : place, place === -1 ? 0 : 1, ...(place === -1 ? [] : [value]))
  })
  return rows.some(({cells}) => cells[0] && cells[2]) ? rows : null
}
