import {defineField} from '@sanity/types'
import {emailAddress, phoneNumber} from '../validation/formats.ts'

/** How to reach one person. Both are optional. */
export const personContacts = [
  defineField({
    name: 'email',
    title: 'El. paštas',
    description: 'Nebūtina. Geriau pareigų nei asmeninis adresas: jis nesikeičia, kai keičiasi žmogus.',
    type: 'email',
    validation: (rule) => emailAddress(rule),
  }),
  defineField({
    name: 'phone',
    title: 'Telefonas',
    description: 'Nebūtina. Su šalies kodu, pvz., +44 29 2018 0000.',
    type: 'string',
    validation: phoneNumber,
  }),
]
