import {defineField, defineType} from '@sanity/types'
import {acceptedFiles, downloadableFile} from '../validation/downloadable-file.ts'
import {requireFilled} from '../validation/filled.ts'
import {upTo} from '../validation/lengths.ts'

/** A file in rich text that visitors download, such as a programme. */
export const download = defineType({
  name: 'download',
  title: 'Failas atsisiųsti',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Failo pavadinimas',
      description: 'Kas tai per failas, pvz., „Šventės programa“. Rūšis ir dydis parašomi patys.',
      type: 'string',
      validation: (rule) => [rule.custom(requireFilled('Įrašykite failo pavadinimą.')), upTo('title')(rule)],
    }),
    defineField({
      name: 'file',
      title: 'Failas',
      description: 'Nutempkite čia PDF, „Word“, „Excel“, „PowerPoint“ ar „LibreOffice“ failą iki 20 MB.',
      type: 'file',
      options: {accept: acceptedFiles, storeOriginalFilename: true},
      validation: (rule) => downloadableFile(rule),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'file.asset.originalFilename'}},
})
