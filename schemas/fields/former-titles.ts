import {defineArrayMember, defineField} from '../define.ts'

/** Search also finds a document by the titles that it had before. */
export const formerTitles = defineField({
  name: 'formerTitles',
  title: {lt: 'Ankstesni pavadinimai', en: 'Former titles'},
  description: {
    lt: 'Pasikeitus pavadinimui, senasis čia įrašomas savaime, kad paieška puslapį rastų ir pagal jį. Svetainėje nerodomas. Klaidingą galite ištrinti.',
    en: 'When the title changes, the old one is entered here by itself, so that search still finds the page by it. Not shown on the site. A wrong one can be deleted.',
  },
  type: 'array',
  of: [defineArrayMember({type: 'string'})],
  options: {layout: 'tags'},
  hidden: ({value}) => !Array.isArray(value) || value.length === 0,
})
