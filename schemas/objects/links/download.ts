import {defineField, defineType} from '../../define.ts'
import {acceptedFiles, downloadableFile} from '../../validation/downloadable-file.ts'
import {requireFilled} from '../../validation/filled.ts'
import {upTo} from '../../validation/lengths.ts'

export const download = defineType({
  name: 'download',
  title: {lt: 'Failas atsisiųsti', en: 'File to download'},
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Failo pavadinimas', en: 'Name of the file'},
      description: {
        lt: 'Kas tai per failas, pvz., „Šventės programa“. Rūšis ir dydis parašomi patys.',
        en: 'What the file is, such as ‘Programme’. Its kind and size are added by themselves.',
      },
      type: 'string',
      validation: (rule) => [
        rule.custom(requireFilled({lt: 'Įrašykite failo pavadinimą.', en: 'Enter the name of the file.'})),
        upTo('title')(rule),
      ],
    }),
    defineField({
      name: 'file',
      title: {lt: 'Failas', en: 'File'},
      description: {
        lt: 'Nutempkite čia PDF, „Word“, „Excel“, „PowerPoint“ ar „LibreOffice“ failą iki 20 MB.',
        en: 'Drag a PDF, Word, Excel, PowerPoint or LibreOffice file of up to 20 MB here.',
      },
      type: 'file',
      options: {accept: acceptedFiles, storeOriginalFilename: true},
      validation: (rule) => downloadableFile(rule),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'file.asset.originalFilename'}},
})
