import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages} from '../fields/bilingual.ts'
import {lithuanianChoices} from '../fields/choices.ts'
import {eventKey} from '../fields/event-key.ts'
import {eventKinds} from '../fields/event-kinds.ts'
import {image} from '../fields/image.ts'
import {formatDate, formatDatetime, londonDatetime} from '../fields/london-time.ts'
import {path} from '../fields/path.ts'
import {seo} from '../fields/seo.ts'

/** Something to come to, with a page of its own. */
export const event = defineType({
  name: 'event',
  title: 'Renginys',
  type: 'document',
  groups: [
    {name: 'when', title: 'Kas, kada, kur', default: true},
    {name: 'text', title: 'Tekstas'},
    {name: 'address', title: 'Adresas svetainėje'},
    {name: 'sharing', title: 'Paieškai ir bendrinimui'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas',
      description: 'Kaip renginys vadinasi, pvz., „Lietuviškos Kalėdos“.',
      type: 'localizedString',
      group: 'when',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'description',
      title: 'Trumpas aprašymas',
      description: 'Vienas ar du sakiniai. Rodomi renginių sąraše ir pasidalijus nuoroda.',
      type: 'localizedText',
      group: 'when',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'start',
      title: 'Pradžia',
      description:
        'Diena ir valanda Velso laiku. Jei tiksliai dar nežinote, įrašykite numatomą ir įjunkite „Data dar tikslinama“.',
      type: 'datetime',
      group: 'when',
      options: londonDatetime,
      validation: (rule) =>
        rule.required().error('Pasirinkite dieną ir valandą. Jei jos dar nežinote, įrašykite numatomas.'),
    }),
    defineField({
      name: 'end',
      title: 'Pabaiga',
      description: 'Nebūtina. Velso laiku. Iki pabaigos renginys rodomas tarp būsimų.',
      type: 'datetime',
      group: 'when',
      options: londonDatetime,
      validation: (rule) => rule.custom((end, {document}) => requireEndAfterStart(document?.start, end)),
    }),
    defineField({
      name: 'dateToBeConfirmed',
      title: 'Data dar tikslinama',
      description: 'Įjungus prie datos lankytojai matys „Data tikslinama“.',
      type: 'boolean',
      group: 'when',
      initialValue: false,
    }),
    defineField({
      name: 'place',
      title: 'Vieta',
      description: 'Kur renginys vyks. Jei dar nežinote, palikite tuščia.',
      type: 'place',
      group: 'when',
    }),
    defineField({
      name: 'kind',
      title: 'Renginio rūšis',
      description: 'Rodoma prie renginio, kad kiekvienas greičiau rastų, kas jam įdomu.',
      type: 'string',
      group: 'when',
      options: {list: lithuanianChoices(eventKinds)},
      initialValue: 'celebration',
      validation: (rule) => rule.required().error('Pasirinkite renginio rūšį.'),
    }),
    defineField({
      name: 'isFree',
      title: 'Nemokamas',
      description: 'Įjungus lankytojai matys ženklelį, kad renginys nemokamas.',
      type: 'boolean',
      group: 'when',
      initialValue: false,
    }),
    defineField({
      name: 'featured',
      title: 'Svarbus renginys',
      description: 'Įjungus renginys rodomas renginių puslapio viršuje.',
      type: 'boolean',
      group: 'when',
      initialValue: false,
    }),
    defineField({...eventKey, group: ['when', 'address']}),
    defineField({...image, group: 'text'}),
    defineField({
      name: 'body',
      title: 'Visas tekstas',
      description: 'Nebūtina. Rodomas renginio puslapyje; jame gali būti paveikslėlių ir nuorodų.',
      type: 'localizedBody',
      group: 'text',
    }),
    defineField({
      name: 'website',
      title: 'Renginio svetainė',
      description: 'Nebūtina. Oficialus renginio puslapis kitoje svetainėje, su https:// pradžioje.',
      type: 'url',
      group: 'text',
      validation: (rule) =>
        rule.uri({scheme: ['http', 'https']}).error('Įrašykite visą adresą: jis prasideda https://.'),
    }),
    defineField({...path, group: 'address'}),
    seo,
  ],
  orderings: [
    {name: 'latest', title: 'Vėliausi viršuje', by: [{field: 'start', direction: 'desc'}]},
    {name: 'earliest', title: 'Anksčiausi viršuje', by: [{field: 'start', direction: 'asc'}]},
  ],
  preview: {
    select: {title: 'title.lt', start: 'start', toBeConfirmed: 'dateToBeConfirmed', media: 'image'},
    prepare: ({title, start, toBeConfirmed, media}) => ({
      title: title ?? 'Renginys be pavadinimo',
      subtitle: dateInWords(start, toBeConfirmed),
      media,
    }),
  },
})

function dateInWords(start: string | undefined, toBeConfirmed: boolean | undefined): string {
  if (!start) return 'Data tikslinama'
  return toBeConfirmed ? `${formatDate(start)} (tikslinama)` : formatDatetime(start)
}

/** Both as ISO instants. */
export function requireEndAfterStart(start: unknown, end: string | undefined): true | string {
  if (!end || typeof start !== 'string') return true
  return Date.parse(end) > Date.parse(start) || 'Pabaiga turi būti vėliau už pradžią.'
}
