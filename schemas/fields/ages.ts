import {defineField} from '../define.ts'

export const ages = [
  defineField({
    name: 'ageFrom',
    title: {lt: 'Nuo kiek metų', en: 'From age'},
    description: {lt: 'Tik skaičius, pvz., 4.', en: 'A number only, such as 4.'},
    type: 'number',
    validation: (rule) =>
      rule
        .integer()
        .min(0)
        .max(120)
        .error({lt: 'Įrašykite amžių metais, pvz., 4.', en: 'Enter the age in years, such as 4.'}),
  }),
  defineField({
    name: 'ageTo',
    title: {lt: 'Iki kiek metų', en: 'To age'},
    description: {
      lt: 'Nebūtina. Tik skaičius, pvz., 18; tuščia – be ribos.',
      en: 'Optional. A number only, such as 18. If empty, there is no upper limit.',
    },
    type: 'number',
    validation: (rule) => [
      rule
        .integer()
        .min(0)
        .max(120)
        .error({lt: 'Įrašykite amžių metais, pvz., 18.', en: 'Enter the age in years, such as 18.'}),
      rule.custom((to, {document}) => {
        const from = document?.ageFrom
        return (
          to === undefined ||
          typeof from !== 'number' ||
          to >= from || {lt: 'Negali būti mažiau už „nuo“.', en: 'This can’t be less than ‘from’.'}
        )
      }),
    ],
  }),
]
