import {defineField} from '@sanity/types'

/** Age range of a school or group, in years. */
export const ages = [
  defineField({
    name: 'ageFrom',
    title: 'Nuo kiek metų',
    description: 'Tik skaičius, pvz., 4.',
    type: 'number',
    validation: (rule) => rule.integer().min(0).max(120).error('Įrašykite amžių metais, pvz., 4.'),
  }),
  defineField({
    name: 'ageTo',
    title: 'Iki kiek metų',
    description: 'Nebūtina. Tik skaičius, pvz., 18; tuščia – be ribos.',
    type: 'number',
    validation: (rule) => [
      rule.integer().min(0).max(120).error('Įrašykite amžių metais, pvz., 18.'),
      rule.custom((to, {document}) => {
        const from = document?.ageFrom
        return to === undefined || typeof from !== 'number' || to >= from || 'Negali būti mažiau už „nuo“.'
      }),
    ],
  }),
]
