import type {CustomValidatorResult, ValidationContext} from '@sanity/types'
import {defineArrayMember, defineField, defineType} from '../../define.ts'
import {upTo} from '../../validation/lengths.ts'
import {message} from '../../validation/messages.ts'
import {mostCharacters} from '../../validation/most-characters.ts'

/** A larger table does not fit on a page. */
export const tableLimits = {columns: 6, rows: 40} as const

export interface TableRow {
  _type: 'tableRow'
  _key: string
  cells?: string[]
}

/** Each cell is one line of plain text, `''` if it is empty. */
export const tableRow = defineType({
  name: 'tableRow',
  title: {lt: 'Lentelės eilutė', en: 'Row of a table'},
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: {lt: 'Langeliai', en: 'Cells'},
      description: {
        lt: 'Eilutės langelių tekstai iš kairės į dešinę.',
        en: 'The texts of the row’s cells, from left to right.',
      },
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
    }),
  ],
})

/** The first row names the columns, and every row has as many cells. */
export const table = defineType({
  name: 'table',
  title: {lt: 'Lentelė', en: 'Table'},
  type: 'object',
  fields: [
    defineField({
      name: 'caption',
      title: {lt: 'Lentelės pavadinimas', en: 'Name of the table'},
      description: {
        lt: 'Nebūtina. Ką lentelė rodo, pvz., „Stalų kainos“. Matomas virš lentelės.',
        en: 'Optional. What the table shows, such as ‘Prices of stalls’. Shown above the table.',
      },
      type: 'string',
      validation: upTo('title'),
    }),
    defineField({
      name: 'rows',
      title: {lt: 'Langeliai', en: 'Cells'},
      description: {lt: 'Pirmoji eilutė – stulpelių pavadinimai.', en: 'The first row names the columns.'},
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

function validateRows(rows: TableRow[] = [], context: ValidationContext): CustomValidatorResult {
  if (!rows.some(({cells = []}) => cells.some((text) => text.trim() !== '')))
    return {lt: 'Užpildykite lentelę.', en: 'Fill in the table.'}
  if (rows.length > tableLimits.rows || rows.some(({cells = []}) => cells.length > tableLimits.columns)) {
    return message(context, 'table.tooLarge', tableLimits)
  }
  const most = mostCharacters.line
  const tooLong = rows.findIndex(({cells = []}) => cells.some((text) => text.length > most))
  return tooLong === -1 || message(context, 'table.cellTooLong', {row: tooLong + 1, most})
}

/** If the first column names the rows, its own heading may stay empty. */
function requireColumnNames(rows: TableRow[] = []): CustomValidatorResult {
  const names = rows[0]?.cells?.slice(1) ?? []
  return (
    names.every((name) => name.trim() !== '') || {
      lt: 'Pirmoje eilutėje įrašykite visų stulpelių pavadinimus.',
      en: 'Enter the names of all columns in the first row.',
    }
  )
}
