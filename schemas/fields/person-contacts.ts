import {defineField} from '../define.ts'
import {emailAddress, phoneNumber} from '../validation/formats.ts'

export const personContacts = [
  defineField({
    name: 'email',
    title: {lt: 'El. paštas', en: 'Email'},
    description: {
      lt: 'Nebūtina. Geriau pareigų nei asmeninis adresas: jis nesikeičia, kai keičiasi žmogus.',
      en: 'Optional. An address for the role is better than a personal one: it stays the same when somebody else takes over.',
    },
    type: 'email',
    validation: (rule) => emailAddress(rule),
  }),
  defineField({
    name: 'phone',
    title: {lt: 'Telefonas', en: 'Phone'},
    description: {
      lt: 'Nebūtina. Su šalies kodu, pvz., +44 29 2018 0000.',
      en: 'Optional. With the country code, such as +44 29 2018 0000.',
    },
    type: 'string',
    validation: phoneNumber,
  }),
]
