import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {textList, titledList} from '../fields/lists.ts'
import {seo} from '../fields/page-fields.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** Who the community is, what it does and who can join. */
export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'Apie mus',
  type: 'document',
  groups: [
    {name: 'top', title: 'Puslapio viršus', default: true},
    {name: 'community', title: 'Bendruomenė'},
    {name: 'council', title: 'Taryba ir dokumentai'},
    {name: 'membership', title: 'Narystė'},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Antraštė',
      description: 'Didžiausias užrašas puslapio viršuje.',
      type: 'localizedString',
      group: 'top',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: 'Keli sakiniai apie mus',
      description: 'Rodomi po antrašte.',
      type: 'localizedText',
      group: 'top',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'top', validation: wideEnough('page')}),
    defineField({
      ...titledList('connections', 'Kas mus jungia', 'Trys punktai: Velsas, bendruomenė, Lietuva.'),
      group: 'community',
      validation: (rule) => rule.length(3).warning('Puslapyje numatyta vieta trims punktams.'),
    }),
    defineField({
      ...textList('objectives', 'Mūsų tikslai', 'Kiekvieną tikslą pridėkite atskirai.'),
      group: 'community',
    }),
    defineField({
      ...titledList('missions', 'Ką darome', 'Kelios kryptys, kiekviena su keliais sakiniais.'),
      group: 'community',
    }),
    defineField({
      name: 'council',
      title: 'Tarybos nariai',
      description: 'Nebūtina. Kas išrinktas ir už ką atsako, svarbiausios pareigos – pirmos.',
      type: 'array',
      group: 'council',
      of: [defineArrayMember({type: 'councilMember'})],
    }),
    defineField({
      name: 'meetings',
      title: 'Susirinkimai',
      description: 'Nebūtina. Būsimi ir buvę; pagal datą svetainė juos surikiuoja pati.',
      type: 'array',
      group: 'council',
      of: [defineArrayMember({type: 'councilMeeting'})],
    }),
    defineField({
      name: 'registration',
      title: 'Registracijos numeris',
      description: 'Nebūtina. Pildykite, tik jei bendruomenė įregistruota, pvz., kaip labdaros organizacija.',
      type: 'registerEntry',
      group: 'council',
    }),
    defineField({
      name: 'constitution',
      title: 'Įstatai',
      description: 'Nebūtina. Dokumentas, pagal kurį veikia bendruomenė.',
      type: 'publicDocument',
      group: 'council',
      options: {collapsible: true, collapsed: true},
    }),
    defineField({
      name: 'accounts',
      title: 'Finansinės ataskaitos',
      description: 'Nebūtina. Kiekvienų metų atskirai, naujausia – pirma.',
      type: 'array',
      group: 'council',
      of: [defineArrayMember({type: 'publicDocument'})],
    }),
    defineField({
      name: 'eligibility',
      title: 'Kas gali būti nariu',
      description:
        'Kiekvieną sąlygą pridėkite atskirai, pvz., „gyvena Velse“. Rodoma ir puslapio „Tapti nariu“ pradžioje.',
      type: 'array',
      group: 'membership',
      of: [defineArrayMember({type: 'localizedString'})],
    }),
    defineField({
      name: 'membership',
      title: 'Apie narystę',
      description: 'Ką reiškia būti nariu: nuolaidos, balsas susirinkime ir kita.',
      type: 'localizedBody',
      group: 'membership',
      validation: matchLanguages,
    }),
    defineField({
      name: 'subscription',
      title: 'Apie metinį mokestį',
      description:
        'Keli sakiniai prieš banko sąskaitą. Suma ir sąskaita – skiltyje „Kontaktai, sąskaita, mokestis“.',
      type: 'localizedText',
      group: 'membership',
      validation: matchLanguages,
    }),
    defineField({
      ...textList('reasons', 'Kodėl verta tapti nariu', 'Kiekvieną priežastį pridėkite atskirai.'),
      group: 'membership',
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: 'Apie mus', ...selection}),
  },
})
