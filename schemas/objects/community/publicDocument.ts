import type {CustomValidatorResult} from '@sanity/types'
import {dateInWords} from '../../london-time/in-words.ts'
import {defineField, defineType} from '../../define.ts'
import {requireBothLanguages} from '../../validation/bilingual.ts'
import {readableDay} from '../../validation/dates.ts'
import {webAddress} from '../../validation/links.ts'

type DocumentValue = {file?: {asset?: unknown}; url?: string}

export const publicDocument = defineType({
  name: 'publicDocument',
  title: {lt: 'Dokumentas', en: 'Document'},
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {
        lt: 'Kaip dokumentas vadinasi, pvz., „Vaikų saugos politika“.',
        en: 'What the document is called, such as ‘Child protection policy’.',
      },
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'file',
      title: {lt: 'PDF failas', en: 'PDF file'},
      description: {
        lt: 'Nutempkite failą čia. Jį galės atsisiųsti kiekvienas lankytojas.',
        en: 'Drag the file here. Every visitor will be able to download it.',
      },
      type: 'file',
      options: {accept: 'application/pdf', storeOriginalFilename: true},
    }),
    defineField({
      name: 'url',
      title: {lt: 'Arba nuoroda', en: 'Or a link'},
      description: {
        lt: 'Jei dokumentas yra kitoje svetainėje: visas adresas su https:// pradžioje.',
        en: 'If the document is on another site: the whole address, beginning with https://.',
      },
      type: 'url',
      validation: webAddress,
    }),
    defineField({
      name: 'date',
      title: {lt: 'Data', en: 'Date'},
      description: {
        lt: 'Nebūtina. Kada dokumentas patvirtintas ar peržiūrėtas.',
        en: 'Optional. When the document was approved or reviewed.',
      },
      type: 'date',
      options: {dateFormat: 'YYYY-MM-DD'},
      validation: (rule) => readableDay(rule),
    }),
  ],
  validation: (rule) => rule.custom<DocumentValue>(requireOneSource),
  preview: {
    select: {title: 'title.lt', date: 'date'},
    prepare: ({title, date}) => ({
      title,
      subtitle: date && {lt: dateInWords(date, 'lt'), en: dateInWords(date, 'en')},
    }),
  },
})

function requireOneSource(document: DocumentValue | undefined): CustomValidatorResult {
  if (!document) return true
  const hasFile = document.file?.asset != null
  if (hasFile && document.url)
    return {lt: 'Palikite tik vieną: failą arba nuorodą.', en: 'Keep only one: the file or the link.'}
  return (
    hasFile ||
    Boolean(document.url) || {
      lt: 'Įkelkite PDF failą arba įrašykite nuorodą.',
      en: 'Upload a PDF file, or enter a link.',
    }
  )
}
