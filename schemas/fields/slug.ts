import {defineField} from '@sanity/types'
import {slugify} from './slugify.ts'

/** Last part of the address of a document whose pages share a first part, made from the Lithuanian title. */
export const slug = defineField({
  name: 'slug',
  title: 'Adreso pabaiga',
  description:
    'Spustelėkite „Sukurti“ – adresas bus sudarytas iš lietuviško pavadinimo. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
  type: 'slug',
  options: {source: 'title.lt', slugify},
  validation: (rule) => [
    rule.required().error('Spustelėkite „Sukurti“, kad puslapis turėtų adresą.'),
    rule.custom((value) =>
      !value?.current || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value.current)
        ? true
        : 'Adrese gali būti tik mažosios raidės be lietuviškų ženklų, skaičiai ir brūkšneliai. Paprasčiausia – spustelėti „Sukurti“.',
    ),
  ],
})
