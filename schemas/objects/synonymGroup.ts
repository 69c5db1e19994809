import {defineArrayMember, defineField, defineType} from '@sanity/types'

/** Words that mean the same to somebody who searches the site. */
export const synonymGroup = defineType({
  name: 'synonymGroup',
  title: 'Tos pačios reikšmės žodžiai',
  type: 'object',
  fields: [
    defineField({
      name: 'words',
      title: 'Žodžiai',
      description:
        'Bent du žodžiai ar posakiai, lietuviški ir angliški, pvz., „mokyklėlė“, „šeštadieninė mokykla“, „school“. Galūnių ir didžiųjų raidžių derinti nereikia.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.required().max(60).error('Įrašykite žodį, ne ilgesnį kaip 60 ženklų.'),
        }),
      ],
      options: {layout: 'tags'},
      validation: (rule) => [
        rule.required().min(2).error('Įrašykite bent du žodžius.'),
        rule.unique().error('Tas pats žodis įrašytas du kartus.'),
      ],
    }),
  ],
  preview: {
    select: {words: 'words'},
    prepare: ({words}) => ({title: Object.values<string>(words ?? {}).join(', ')}),
  },
})
