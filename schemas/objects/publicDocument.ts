import {defineField, defineType} from '@sanity/types'
import {dateInWords} from '../london-time/in-words.ts'
import {requireBothLanguages} from '../validation/bilingual.ts'
import {readableDay} from '../validation/dates.ts'
import {webAddress} from '../validation/links.ts'

type DocumentValue = {file?: {asset?: unknown}; url?: string}

/** A document that anybody may read: a policy, a constitution, a report. Either a file or a link to it. */
export const publicDocument = defineType({
  name: 'publicDocument',
  title: 'Dokumentas',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas',
      description: 'Kaip dokumentas vadinasi, pvz., „Vaikų saugos politika“.',
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'file',
      title: 'PDF failas',
      description: 'Nutempkite failą čia. Jį galės atsisiųsti kiekvienas lankytojas.',
      type: 'file',
      options: {accept: 'application/pdf', storeOriginalFilename: true},
    }),
    defineField({
      name: 'url',
      title: 'Arba nuoroda',
      description: 'Jei dokumentas yra kitoje svetainėje: visas adresas su https:// pradžioje.',
      type: 'url',
      validation: webAddress,
    }),
    defineField({
      name: 'date',
      title: 'Data',
      description: 'Nebūtina. Kada dokumentas patvirtintas ar peržiūrėtas.',
      type: 'date',
      options: {dateFormat: 'YYYY-MM-DD'},
      validation: (rule) => readableDay(rule),
    }),
  ],
  validation: (rule) => rule.custom<DocumentValue>(requireOneSource),
  preview: {
    select: {title: 'title.lt', date: 'date'},
    prepare: ({title, date}) => ({title, subtitle: date && dateInWords(date, 'lt')}),
  },
})

function requireOneSource(document: DocumentValue | undefined): true | string {
  if (!document) return true
  const hasFile = document.file?.asset != null
  if (hasFile && document.url) return 'Palikite tik vieną: failą arba nuorodą.'
  return hasFile || Boolean(document.url) || 'Įkelkite PDF failą arba įrašykite nuorodą.'
}
