import {defineArrayMember, defineField, defineType, type ValidationContext} from '@sanity/types'
import {upTo} from '../validation/lengths.ts'
import {message} from '../validation/messages.ts'
import {mostCharacters} from '../validation/most-characters.ts'

/** What fits on a page and is still read with ease. */
export const tableLimits = {columns: 6, rows: 40} as const

export interface TableRow {
  _type: 'tableRow'
  _key: string
  cells?: string[]
}

/** The cells of one row, from the left: plain text in one line, `''` where a cell is empty. */
export const tableRow = defineType({
  name: 'tableRow',
  title: 'Lentelės eilutė',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Langeliai',
      description: 'Eilutės langelių tekstai iš kairės į dešinę.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
    }),
  ],
})

/** A small table in rich text. Its first row names the columns, and every row has as many cells. */
export const table = defineType({
  name: 'table',
  title: 'Lentelė',
  type: 'object',
  fields: [
    defineField({
      name: 'caption',
      title: 'Lentelės pavadinimas',
      description: 'Nebūtina. Ką lentelė rodo, pvz., „Stalų kainos“. Matomas virš lentelės.',
      type: 'string',
      validation: upTo('title'),
    }),
    defineField({
      name: 'rows',
      title: 'Langeliai',
      description: 'Pirmoji eilutė – stulpelių pavadinimai.',
      type: 'array',
      of: [defineArrayMember({type: 'tableRow'})],
      validation: (rule) => [
        rule.custom<TableRow[]>(validateRows),
        rule.custom<TableRow[]>(requireColumnNames).warning(),
      ],
    }),
  ],
  preview: {
    select: {caption: 'caption', rows: 'rows'},
    prepare: ({caption, rows}) => {
      const [names, first] = ((rows ?? []) as TableRow[]).map(({cells = []}) => cells.join(' · '))
      return {title: caption || names, subtitle: caption ? names : first}
    },
  },
})

function validateRows(rows: TableRow[] = [], context: ValidationContext): true | string {
  if (!rows.some(({cells = []}) => cells.some((text) => text.trim() !== ''))) return 'Užpildykite lentelę.'
  if (rows.length > tableLimits.rows || rows.some(({cells = []}) => cells.length > tableLimits.columns)) {
    return message(context, 'table.tooLarge', tableLimits)
  }
  const most = mostCharacters.line
  const tooLong = rows.findIndex(({cells = []}) => cells.some((text) => text.length > most))
  return tooLong === -1 || message(context, 'table.cellTooLong', {row: tooLong + 1, most})
}

/** The corner above names of rows may stay empty. */
function requireColumnNames(rows: TableRow[] = []): true | string {
  const names = rows[0]?.cells?.slice(1) ?? []
  return names.every((name) => name.trim() !== '') || 'Pirmoje eilutėje įrašykite visų stulpelių pavadinimus.'
}
