import {defineField} from '@sanity/types'
import {refuseUnusableKey} from './event-key.ts'

/** What comments and likes of something other than an event refer to: unique among all keys, never changed once published. */
export const commentKey = defineField({
  name: 'eventKey',
  title: 'Komentarų kodas',
  description:
    'Spustelėkite „Naudoti …“ – bus įrašytas siūlomas kodas, pvz., school-gulbe. Pagal jį saugomi komentarai ir patiktukai, todėl paskelbus jo keisti nebegalima.',
  type: 'string',
  validation: (rule) => [
    rule.required().error('Spustelėkite „Naudoti …“ arba įrašykite komentarų kodą, pvz., school-gulbe.'),
    rule.custom(refuseUnusableKey),
  ],
})
