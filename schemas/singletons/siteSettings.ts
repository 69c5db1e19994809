import {defineArrayMember, defineField, defineType} from '../define.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: {lt: 'Bendruomenė ir kontaktai', en: 'Community and contacts'},
  type: 'document',
  groups: [
    {name: 'about', title: {lt: 'Bendruomenė', en: 'Community'}, default: true},
    {name: 'contact', title: {lt: 'Kontaktai', en: 'Contact'}},
    {name: 'search', title: {lt: 'Paieška', en: 'Search'}},
  ],
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Bendruomenės pavadinimas', en: 'Name of the community'},
      description: {
        lt: 'Rodomas kiekvieno puslapio viršuje ir apačioje, laiškuose, kalendoriuose ir „Stripe“ mokėjimo puslapyje.',
        en: 'Shown at the top and the foot of every page, in emails, in calendars and on Stripe’s payment page.',
      },
      type: 'localizedString',
      group: 'about',
      validation: requireTitle,
    }),
    defineField({
      name: 'tagline',
      title: {lt: 'Šūkis', en: 'Tagline'},
      description: {
        lt: 'Vienas sakinys, kas esame. Rodomas puslapių apačioje ir paieškoje.',
        en: 'One sentence that says who we are. Shown at the foot of pages and in search results.',
      },
      type: 'localizedString',
      group: 'about',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'runBy',
      title: {lt: 'Kas vadovauja bendruomenei', en: 'Who runs the community'},
      description: {
        lt: 'Nebūtina. Vienas sakinys. Rodomas pirmame puslapyje ir puslapių apačioje, su registracijos numeriu ir nuoroda į tarybą iš puslapio „Apie mus“.',
        en: 'Optional. One sentence. Shown on the front page and at the foot of pages, with the registration number and a link to the council from the page ‘About us’.',
      },
      type: 'localizedText',
      group: 'about',
      validation: matchLanguages,
    }),
    defineField({
      name: 'contacts',
      title: {lt: 'Kontaktai', en: 'Contact'},
      description: {
        lt: 'Kaip lankytojai gali su mumis susisiekti. Rodoma kontaktų puslapyje ir puslapių apačioje.',
        en: 'How visitors can reach us. Shown on the contact page and at the foot of pages.',
      },
      type: 'contacts',
      group: 'contact',
    }),
    defineField({
      name: 'openingHours',
      title: {lt: 'Darbo laikas', en: 'Opening hours'},
      description: {lt: 'Kada atsakome į laiškus ir skambučius.', en: 'When we answer emails and calls.'},
      type: 'openingHours',
      group: 'contact',
    }),
    defineField({
      name: 'socialLinks',
      title: {lt: 'Socialiniai tinklai', en: 'Social networks'},
      description: {
        lt: 'Nuorodos puslapių apačioje, tokia pačia tvarka.',
        en: 'Links at the foot of pages, in this order.',
      },
      type: 'array',
      group: 'contact',
      of: [defineArrayMember({type: 'socialLink'})],
    }),
    defineField({
      name: 'synonyms',
      title: {lt: 'Tos pačios reikšmės žodžiai', en: 'Words with the same meaning'},
      description: {
        lt: 'Nebūtina. Kas ieško vieno grupės žodžio, ras ir puslapius, kuriuose parašytas kitas, pvz., „kepsninė“ ir „šašlykai“.',
        en: 'Optional. Anybody who searches for one word in a group also finds pages with the others, such as ‘barbecue’ and ‘BBQ’.',
      },
      type: 'array',
      group: 'search',
      of: [defineArrayMember({type: 'synonymGroup'})],
    }),
  ],
  preview: {
    prepare: () => ({title: {lt: 'Bendruomenė ir kontaktai', en: 'Community and contacts'}}),
  },
})
