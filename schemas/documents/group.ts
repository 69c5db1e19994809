import {defineField, defineType} from '../define.ts'
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

export const group = defineType({
  name: 'group',
  title: {lt: 'Grupė', en: 'Group'},
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {lt: 'Pvz., „Senjorai“.', en: 'For example ‘Older people’.'},
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: {lt: 'Trumpas aprašymas', en: 'Short description'},
      description: {
        lt: 'Vienas ar du sakiniai: kas susirenka ir ką veikia.',
        en: 'One or two sentences: who meets and what they do.',
      },
      type: 'localizedText',
      validation: requireBothLanguages,
    }),
    defineField({...image, validation: wideEnough('column')}),
    ...ages,
    defineField({
      name: 'schedule',
      title: {lt: 'Kada susitinka', en: 'When it meets'},
      description: {
        lt: 'Žodžiais, pvz., „Kas antrą sekmadienį 14:00“.',
        en: 'In words, such as ‘Every other Sunday at 14:00’.',
      },
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    textList({
      name: 'activities',
      title: {lt: 'Ką veikia', en: 'What they do'},
      description: {lt: 'Kiekvieną veiklą pridėkite atskirai.', en: 'Add each activity on its own.'},
    }),
    defineField({
      name: 'nextMeeting',
      title: {lt: 'Kitas susitikimas', en: 'Next meeting'},
      description: {
        lt: 'Nebūtina. Velso laiku. Praėjus šiai valandai svetainė jo nebeskelbia.',
        en: 'Optional. UK time. Once it has passed, the site no longer shows it.',
      },
      type: 'datetime',
      options: londonDatetime,
      validation: (rule) => readableInstant(rule),
    }),
    defineField({
      name: 'place',
      title: {lt: 'Kur susitinka', en: 'Where it meets'},
      description: {
        lt: 'Nebūtina. Vieta, kur grupę galima rasti.',
        en: 'Optional. Where the group can be found.',
      },
      type: 'place',
    }),
    defineField({
      name: 'email',
      title: {lt: 'El. paštas', en: 'Email'},
      description: {lt: 'Kur rašyti norintiems prisijungti.', en: 'Where people who want to join can write.'},
      type: 'email',
      validation: (rule) =>
        emailAddress(rule.required(), {
          lt: 'Įrašykite el. paštą, pvz., vardas@pavyzdys.lt: juo prisijungiama prie grupės.',
          en: 'Enter an email address, such as name@example.com: people join the group by writing to it.',
        }),
    }),
    defineField({
      name: 'note',
      title: {lt: 'Pastaba', en: 'Note'},
      description: {
        lt: 'Nebūtina. Pvz., „Šokių batelių pirmą kartą nereikia“.',
        en: 'Optional. For example ‘No dancing shoes needed the first time’.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
    positionIn('group'),
    formerTitles,
  ],
})
