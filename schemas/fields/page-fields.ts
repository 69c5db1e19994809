import {defineField} from '../define.ts'
import {requireBothLanguages, requireTitle} from '../validation/bilingual.ts'

export const textGroup = {name: 'text', title: {lt: 'Tekstas', en: 'Text'}, default: true}

export const sharingGroup = {
  name: 'sharing',
  title: {lt: 'Paieškai ir dalijimuisi', en: 'For search and sharing'},
}

export const pageHeading = [
  defineField({
    name: 'title',
    title: {lt: 'Antraštė', en: 'Heading'},
    description: {
      lt: 'Didžiausias užrašas puslapio viršuje.',
      en: 'The largest heading at the top of the page.',
    },
    type: 'localizedString',
    group: 'text',
    validation: requireTitle,
  }),
  defineField({
    name: 'text',
    title: {lt: 'Paantraštė', en: 'Text below the heading'},
    description: {lt: 'Vienas ar du sakiniai po antrašte.', en: 'One or two sentences below the heading.'},
    type: 'localizedText',
    group: 'text',
    validation: requireBothLanguages,
  }),
]

export const seo = defineField({
  name: 'seo',
  title: {lt: 'Paieškai ir dalijimuisi', en: 'For search and sharing'},
  description: {
    lt: 'Nebūtina. Pildykite, tik jei paieškoje ar pasidalijus nuoroda turi būti rodoma kas kita nei puslapyje.',
    en: 'Optional. Fill this in only if search results or shared links should show something other than the page does.',
  },
  type: 'seo',
  group: 'sharing',
})
