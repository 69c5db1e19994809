import {defineField} from '../define.ts'

const inFourDigits = {lt: 'Įrašykite metus keturiais skaitmenimis.', en: 'Enter the year in four digits.'}

export const calendarYear = (example: number) =>
  defineField({
    name: 'year',
    title: {lt: 'Metai', en: 'Year'},
    description: {lt: `Keturi skaitmenys, pvz., ${example}.`, en: `Four digits, such as ${example}.`},
    type: 'number',
    validation: (rule) => [
      rule.required().error(inFourDigits),
      rule.integer().min(1900).max(2100).error(inFourDigits),
    ],
  })
