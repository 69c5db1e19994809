import {defineArrayMember, defineField} from '@sanity/types'

/** Titles that a document had while it was published, in either language. Search finds the document by them. */
export const formerTitles = defineField({
  name: 'formerTitles',
  title: 'Ankstesni pavadinimai',
  description:
    'Pasikeitus pavadinimui, senasis čia įrašomas savaime, kad paieška puslapį rastų ir pagal jį. Svetainėje nerodomas. Klaidingą galite ištrinti.',
  type: 'array',
  of: [defineArrayMember({type: 'string'})],
  options: {layout: 'tags'},
  hidden: ({value}) => !Array.isArray(value) || value.length === 0,
})
