import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {image} from '../fields/image.ts'
import {londonToday} from '../london-time/instant.ts'
import {newsCategories} from '../options/categories.ts'
import {actions, seo} from '../fields/page-fields.ts'
import {readableDay} from '../validation/dates.ts'
import {slug} from '../fields/path.ts'
import {formerTitles} from '../fields/former-titles.ts'

/** A news item with a page of its own. */
export const newsItem = defineType({
  name: 'newsItem',
  title: 'Naujiena',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'listing', title: 'Data, tema ir adresas'},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Antraštė',
      description: 'Trumpai ir aiškiai, kas įvyko arba bus. Rodoma naujienų sąraše ir puslapio viršuje.',
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({...slug, group: ['text', 'listing']}),
    defineField({
      name: 'description',
      title: 'Trumpas aprašymas',
      description: 'Vienas ar du sakiniai. Rodomi naujienų sąraše ir pasidalijus nuoroda.',
      type: 'localizedText',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'text'}),
    defineField({
      name: 'body',
      title: 'Visas tekstas',
      description:
        'Nebūtina. Rodomas naujienos puslapyje po trumpu aprašymu; jame gali būti paveikslėlių ir nuorodų.',
      type: 'localizedBody',
      group: 'text',
    }),
    defineField({...actions, group: 'text'}),
    defineField({
      name: 'date',
      title: 'Data',
      description: 'Kurios dienos naujiena. Sąraše naujausios rodomos viršuje.',
      type: 'date',
      group: 'listing',
      options: {dateFormat: 'YYYY-MM-DD'},
      initialValue: () => londonToday(),
      validation: (rule) => readableDay(rule, {missing: 'Pasirinkite datą.'}),
    }),
    defineField({
      name: 'category',
      title: 'Tema',
      description: 'Apie ką naujiena. Rodoma virš antraštės.',
      type: 'string',
      group: 'listing',
      options: {list: lithuanianOptions(newsCategories)},
      initialValue: 'community',
      validation: (rule) => rule.required().error('Pasirinkite temą.'),
    }),
    defineField({
      name: 'featured',
      title: 'Svarbi naujiena',
      description:
        'Įjunkite, jei naujieną reikia išskirti iš kitų. Iš kelių puslapyje išskiriama tik naujausia.',
      type: 'boolean',
      group: 'listing',
      initialValue: false,
    }),
    {...formerTitles, group: 'sharing'},
    seo,
  ],
  orderings: [
    {name: 'newest', title: 'Naujausios viršuje', by: [{field: 'date', direction: 'desc'}]},
    {name: 'oldest', title: 'Seniausios viršuje', by: [{field: 'date', direction: 'asc'}]},
  ],
})
