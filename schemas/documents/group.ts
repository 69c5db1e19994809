import {defineField, defineType} from '@sanity/types'
import {ages} from '../fields/ages.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {londonDatetime} from '../fields/london-datetime.ts'
import {positionIn} from '../fields/position.ts'
import {readableInstant} from '../validation/dates.ts'
import {emailAddress} from '../validation/formats.ts'
import {textList} from '../fields/lists.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** An interest group, shown on the groups page. */
export const group = defineType({
  name: 'group',
  title: 'Grupė',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Pavadinimas',
      description: 'Pvz., „Senjorai“.',
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: 'Trumpas aprašymas',
      description: 'Vienas ar du sakiniai: kas susirenka ir ką veikia.',
      type: 'localizedText',
      validation: requireBothLanguages,
    }),
    defineField({...image, validation: wideEnough('column')}),
    ...ages,
    defineField({
      name: 'schedule',
      title: 'Kada susitinka',
      description: 'Žodžiais, pvz., „Kas antrą sekmadienį 14:00“.',
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    textList('activities', 'Ką veikia', 'Kiekvieną veiklą pridėkite atskirai.'),
    defineField({
      name: 'nextMeeting',
      title: 'Kitas susitikimas',
      description: 'Nebūtina. Velso laiku. Praėjus šiai valandai svetainė jo nebeskelbia.',
      type: 'datetime',
      options: londonDatetime,
      validation: (rule) => readableInstant(rule),
    }),
    defineField({
      name: 'place',
      title: 'Kur susitinka',
      description: 'Nebūtina. Vieta, kur grupę galima rasti.',
      type: 'place',
    }),
    defineField({
      name: 'email',
      title: 'El. paštas',
      description: 'Kur rašyti norintiems prisijungti.',
      type: 'email',
      validation: (rule) =>
        emailAddress(
          rule.required(),
          'Įrašykite el. paštą, pvz., vardas@pavyzdys.lt: juo prisijungiama prie grupės.',
        ),
    }),
    defineField({
      name: 'note',
      title: 'Pastaba',
      description: 'Nebūtina. Pvz., „Šokių batelių pirmą kartą nereikia“.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    positionIn('group'),
    formerTitles,
  ],
})
