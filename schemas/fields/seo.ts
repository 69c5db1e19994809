import {defineField} from '@sanity/types'

export const seo = defineField({
  name: 'seo',
  title: 'Paieškai ir dalijimuisi',
  description:
    'Nebūtina. Pildykite, tik jei paieškoje ar pasidalijus nuoroda turi būti rodoma kas kita nei puslapyje.',
  type: 'seo',
  group: 'sharing',
})
