import {defineArrayMember, defineField, defineType} from '../../define.ts'

export const synonymGroup = defineType({
  name: 'synonymGroup',
  title: {lt: 'Tos pačios reikšmės žodžiai', en: 'Words with the same meaning'},
  type: 'object',
  fields: [
    defineField({
      name: 'words',
      title: {lt: 'Žodžiai', en: 'Words'},
      description: {
        lt: 'Bent du žodžiai ar posakiai, lietuviški ir angliški, pvz., „mokyklėlė“, „šeštadieninė mokykla“, „school“. Galūnių ir didžiųjų raidžių derinti nereikia.',
        en: 'At least two words or phrases, in Lithuanian and English, such as ‘mokyklėlė’, ‘Saturday school’, ‘school’. Endings and capital letters make no difference.',
      },
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.required().max(60).error({
              lt: 'Įrašykite žodį, ne ilgesnį kaip 60 ženklų.',
              en: 'Enter a word of no more than 60 characters.',
            }),
        }),
      ],
      options: {layout: 'tags'},
      validation: (rule) => [
        rule.required().min(2).error({lt: 'Įrašykite bent du žodžius.', en: 'Enter at least two words.'}),
        rule
          .unique()
          .error({lt: 'Tas pats žodis įrašytas du kartus.', en: 'The same word is entered twice.'}),
      ],
    }),
  ],
  preview: {
    select: {words: 'words'},
    prepare: ({words}) => ({title: Object.values<string>(words ?? {}).join(', ')}),
  },
})
