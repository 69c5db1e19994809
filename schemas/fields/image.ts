import {defineField} from '@sanity/types'

export const image = defineField({
  name: 'image',
  title: 'Paveikslėlis',
  description:
    'Nebūtina. Nutempkite failą čia. Spustelėję apkarpymo ženklą pažymėkite, kas turi likti matoma.',
  type: 'localizedImage',
})
