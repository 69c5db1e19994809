import {defineArrayMember, defineField, defineType} from '../define.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {textList, titledList} from '../fields/lists.ts'
import {seo, sharingGroup} from '../fields/page-fields.ts'
import {wideEnough} from '../validation/picture-size.ts'

export const aboutPage = defineType({
  name: 'aboutPage',
  title: {lt: 'Apie mus', en: 'About us'},
  type: 'document',
  groups: [
    {name: 'top', title: {lt: 'Puslapio viršus', en: 'Top of the page'}, default: true},
    {name: 'community', title: {lt: 'Bendruomenė', en: 'Community'}},
    {name: 'council', title: {lt: 'Taryba ir dokumentai', en: 'Council and documents'}},
    {name: 'membership', title: {lt: 'Narystė', en: 'Membership'}},
    sharingGroup,
  ],
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Antraštė', en: 'Heading'},
      description: {
        lt: 'Didžiausias užrašas puslapio viršuje.',
        en: 'The largest heading at the top of the page.',
      },
      type: 'localizedString',
      group: 'top',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: {lt: 'Keli sakiniai apie mus', en: 'A few sentences about us'},
      description: {lt: 'Rodomi po antrašte.', en: 'Shown below the heading.'},
      type: 'localizedText',
      group: 'top',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'top', validation: wideEnough('page')}),
    defineField({
      ...titledList({
        name: 'connections',
        title: {lt: 'Kas mus jungia', en: 'What connects us'},
        description: {
          lt: 'Trys punktai: Velsas, bendruomenė, Lietuva.',
          en: 'Three points: Wales, the community, Lithuania.',
        },
      }),
      group: 'community',
      validation: (rule) =>
        rule.length(3).warning({
          lt: 'Puslapyje numatyta vieta trims punktams.',
          en: 'The page has room for three points.',
        }),
    }),
    defineField({
      ...textList({
        name: 'objectives',
        title: {lt: 'Mūsų tikslai', en: 'Our aims'},
        description: {lt: 'Kiekvieną tikslą pridėkite atskirai.', en: 'Add each aim on its own.'},
      }),
      group: 'community',
    }),
    defineField({
      ...titledList({
        name: 'missions',
        title: {lt: 'Ką darome', en: 'What we do'},
        description: {
          lt: 'Kelios kryptys, kiekviena su keliais sakiniais.',
          en: 'A few areas, each with a few sentences.',
        },
      }),
      group: 'community',
    }),
    defineField({
      name: 'council',
      title: {lt: 'Tarybos nariai', en: 'Council members'},
      description: {
        lt: 'Nebūtina. Kas išrinktas ir už ką atsako, svarbiausios pareigos – pirmos.',
        en: 'Optional. Who was elected and what they are responsible for. The most important roles first.',
      },
      type: 'array',
      group: 'council',
      of: [defineArrayMember({type: 'councilMember'})],
    }),
    defineField({
      name: 'meetings',
      title: {lt: 'Susirinkimai', en: 'Meetings'},
      description: {
        lt: 'Nebūtina. Būsimi ir buvę; pagal datą svetainė juos surikiuoja pati.',
        en: 'Optional. Upcoming and past. The site sorts them by date.',
      },
      type: 'array',
      group: 'council',
      of: [defineArrayMember({type: 'councilMeeting'})],
    }),
    defineField({
      name: 'registration',
      title: {lt: 'Registracijos numeris', en: 'Registration number'},
      description: {
        lt: 'Nebūtina. Pildykite, tik jei bendruomenė įregistruota, pvz., kaip labdaros organizacija.',
        en: 'Optional. Fill this in only if the community is registered, for example as a charity.',
      },
      type: 'registerEntry',
      group: 'council',
    }),
    defineField({
      name: 'constitution',
      title: {lt: 'Įstatai', en: 'Constitution'},
      description: {
        lt: 'Nebūtina. Dokumentas, pagal kurį veikia bendruomenė.',
        en: 'Optional. The document that sets out how the community is run.',
      },
      type: 'publicDocument',
      group: 'council',
      options: {collapsible: true, collapsed: true},
    }),
    defineField({
      name: 'accounts',
      title: {lt: 'Finansinės ataskaitos', en: 'Accounts'},
      description: {
        lt: 'Nebūtina. Kiekvienų metų atskirai, naujausia – pirma.',
        en: 'Optional. One for each year, the newest first.',
      },
      type: 'array',
      group: 'council',
      of: [defineArrayMember({type: 'publicDocument'})],
    }),
    defineField({
      name: 'eligibility',
      title: {lt: 'Kas gali būti nariu', en: 'Who can be a member'},
      description: {
        lt: 'Kiekvieną sąlygą pridėkite atskirai, pvz., „gyvena Velse“. Rodoma ir puslapio „Tapti nariu“ pradžioje.',
        en: 'Add each condition on its own, such as ‘lives in Wales’. Also shown at the top of ‘Become a member’.',
      },
      type: 'array',
      group: 'membership',
      of: [defineArrayMember({type: 'localizedString'})],
    }),
    defineField({
      name: 'membership',
      title: {lt: 'Apie narystę', en: 'About membership'},
      description: {
        lt: 'Ką reiškia būti nariu: nuolaidos, balsas susirinkime ir kita.',
        en: 'What it means to be a member: discounts, a vote at the meeting and more.',
      },
      type: 'localizedBody',
      group: 'membership',
      validation: matchLanguages,
    }),
    defineField({
      name: 'subscription',
      title: {lt: 'Apie metinį mokestį', en: 'About the annual fee'},
      description: {
        lt: 'Keli sakiniai prieš banko sąskaitą. Sumą ir sąskaitą administratoriai keičia Admin skydelio dalyje „Nustatymai“.',
        en: 'A few sentences before the bank account. Administrators change the amount and the account under Settings in the admin dashboard.',
      },
      type: 'localizedText',
      group: 'membership',
      validation: matchLanguages,
    }),
    defineField({
      ...textList({
        name: 'reasons',
        title: {lt: 'Kodėl verta tapti nariu', en: 'Why become a member'},
        description: {lt: 'Kiekvieną priežastį pridėkite atskirai.', en: 'Add each reason on its own.'},
      }),
      group: 'membership',
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: {lt: 'Apie mus', en: 'About us'}, ...selection}),
  },
})
