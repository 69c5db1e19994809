import {defineField, defineType} from '../define.ts'
import {requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {londonToday} from '../london-time/instant.ts'
import {newsCategories} from '../options/categories.ts'
import {seo, sharingGroup, textGroup} from '../fields/page-fields.ts'
import {actions} from '../objects/links/actionTypes.ts'
import {readableDay} from '../validation/dates.ts'
import {slug} from '../fields/path.ts'
import {formerTitles} from '../fields/former-titles.ts'

export const newsItem = defineType({
  name: 'newsItem',
  title: {lt: 'Naujiena', en: 'News item'},
  type: 'document',
  groups: [
    textGroup,
    {name: 'listing', title: {lt: 'Data, tema ir adresas', en: 'Date, topic and address'}},
    sharingGroup,
  ],
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Antraštė', en: 'Heading'},
      description: {
        lt: 'Trumpai ir aiškiai, kas įvyko arba bus. Rodoma naujienų sąraše ir puslapio viršuje.',
        en: 'Short and clear: what happened or will happen. Shown in the list of news and at the top of the page.',
      },
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({...slug, group: ['text', 'listing']}),
    defineField({
      name: 'description',
      title: {lt: 'Trumpas aprašymas', en: 'Short description'},
      description: {
        lt: 'Vienas ar du sakiniai. Rodomi naujienų sąraše ir pasidalijus nuoroda.',
        en: 'One or two sentences. Shown in the list of news and when the link is shared.',
      },
      type: 'localizedText',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'text'}),
    defineField({
      name: 'body',
      title: {lt: 'Visas tekstas', en: 'Full text'},
      description: {
        lt: 'Nebūtina. Rodomas naujienos puslapyje po trumpu aprašymu; jame gali būti paveikslėlių ir nuorodų.',
        en: 'Optional. Shown on the news item’s page below the short description. It can hold pictures and links.',
      },
      type: 'localizedBody',
      group: 'text',
    }),
    defineField({...actions, group: 'text'}),
    defineField({
      name: 'date',
      title: {lt: 'Data', en: 'Date'},
      description: {
        lt: 'Kurios dienos naujiena. Sąraše naujausios rodomos viršuje.',
        en: 'The date of the news item. The newest is at the top of the list.',
      },
      type: 'date',
      group: 'listing',
      options: {dateFormat: 'YYYY-MM-DD'},
      initialValue: () => londonToday(),
      validation: (rule) => readableDay(rule, {missing: {lt: 'Pasirinkite datą.', en: 'Choose the date.'}}),
    }),
    defineField({
      name: 'category',
      title: {lt: 'Tema', en: 'Topic'},
      description: {
        lt: 'Apie ką naujiena. Rodoma virš antraštės.',
        en: 'What the news is about. Shown above the heading.',
      },
      type: 'string',
      group: 'listing',
      options: {list: newsCategories},
      initialValue: 'community',
      validation: (rule) => rule.required().error({lt: 'Pasirinkite temą.', en: 'Choose the topic.'}),
    }),
    defineField({
      name: 'featured',
      title: {lt: 'Svarbi naujiena', en: 'Important news'},
      description: {
        lt: 'Įjunkite, jei naujieną reikia išskirti iš kitų. Iš kelių puslapyje išskiriama tik naujausia.',
        en: 'Switch this on if the news should stand out from the rest. Of several on a page only the newest does.',
      },
      type: 'boolean',
      group: 'listing',
      initialValue: false,
    }),
    {...formerTitles, group: 'sharing'},
    seo,
  ],
  orderings: [
    {
      name: 'newest',
      title: {lt: 'Naujausios viršuje', en: 'Newest first'},
      by: [{field: 'date', direction: 'desc'}],
    },
    {
      name: 'oldest',
      title: {lt: 'Seniausios viršuje', en: 'Oldest first'},
      by: [{field: 'date', direction: 'asc'}],
    },
  ],
})
