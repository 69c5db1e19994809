import {type BooleanRule, defineArrayMember, defineField, defineType} from '@sanity/types'
import {isStoredInstant, readableInstant} from '../validation/dates.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {eventKey} from '../fields/event-key.ts'
import {eventKinds} from '../options/categories.ts'
import {admissionKinds, eventStatuses} from '../options/event-options.ts'
import {image} from '../fields/image.ts'
import {isRegistration} from '../event-admission.ts'
import {londonDatetime} from '../fields/london-datetime.ts'
import {
  askAboutFreeTickets,
  freeWithoutDiscount,
  hasPaidPrice,
  isMarkedFree,
} from '../validation/event-contradictions.ts'
import {afterwardsFields, visitFields} from '../fields/event-visit.ts'
import {path, pathRules} from '../fields/path.ts'
import {seo} from '../fields/page-fields.ts'
import {titledList} from '../fields/lists.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {webAddress} from '../validation/links.ts'
import {type HiddenWhen, whileShown} from '../validation/while-shown.ts'
import {wideEnough} from '../validation/picture-size.ts'

const takesPlace: HiddenWhen = ({document}) => !document?.status || document.status === 'scheduled'
const hasFreeAdmission: HiddenWhen = ({document}) => document?.admission === 'free'

/** An event with a page of its own. */
export const event = defineType({
  name: 'event',
  title: 'Renginys',
  type: 'document',
  groups: [
    {name: 'when', title: 'Kas, kada, kur', default: true},
    {name: 'text', title: 'Tekstas'},
    {name: 'details', title: 'Programa ir kita'},
    {name: 'visit', title: 'Atvykimas ir prieinamumas'},
    {name: 'tickets', title: 'Bilietai ir registracija'},
    {name: 'afterwards', title: 'Po renginio'},
    {name: 'path', title: 'Adresas svetainėje'},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas',
      description: 'Kaip renginys vadinasi, pvz., „Lietuviškos Kalėdos“.',
      type: 'localizedString',
      group: 'when',
      validation: requireTitle,
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
        readableInstant(rule, {
          missing: 'Pasirinkite dieną ir valandą. Jei jų dar nežinote, įrašykite numatomas.',
          isUpcoming: true,
        }),
    }),
    defineField({
      name: 'end',
      title: 'Pabaiga',
      description: 'Nebūtina. Velso laiku. Iki pabaigos renginys rodomas tarp būsimų.',
      type: 'datetime',
      group: 'when',
      options: londonDatetime,
      validation: (rule) =>
        readableInstant(rule, {check: (end, {document}) => requireEndAfterStart(document?.start, end)}),
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
      name: 'status',
      title: 'Ar renginys vyks',
      description: 'Pakeitus lankytojai matys pranešimą sąraše, puslapyje ir savo kalendoriuje.',
      type: 'string',
      group: 'when',
      options: {list: [...eventStatuses]},
      initialValue: 'scheduled',
    }),
    defineField({
      name: 'statusNote',
      title: 'Kas pasikeitė',
      description: 'Vienas ar du sakiniai lankytojams: kas pasikeitė arba kodėl renginys atšauktas.',
      type: 'localizedText',
      group: 'when',
      hidden: takesPlace,
      validation: whileShown(takesPlace, matchLanguages),
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
      options: {list: lithuanianOptions(eventKinds)},
      initialValue: 'celebration',
      validation: (rule) => rule.required().error('Pasirinkite renginio rūšį.'),
    }),
    defineField({
      name: 'featured',
      title: 'Svarbus renginys',
      description: 'Įjungus renginys rodomas renginių puslapio viršuje.',
      type: 'boolean',
      group: 'when',
      initialValue: false,
    }),
    defineField({...eventKey, group: ['when', 'path']}),
    defineField({...image, group: 'text'}),
    defineField({
      name: 'hero',
      title: 'Platus paveikslėlis puslapio viršuje',
      description: 'Nebūtina. Tuščia – renginio puslapio viršuje rodomas tas pats paveikslėlis kaip sąraše.',
      type: 'localizedImage',
      group: 'text',
      validation: wideEnough('page'),
    }),
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
      validation: webAddress,
    }),
    defineField({
      name: 'programme',
      title: 'Programa',
      description: 'Nebūtina. Kas vyks, valanda po valandos.',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'programmeItem'})],
    }),
    defineField({
      name: 'performers',
      title: 'Atlikėjai',
      description: 'Nebūtina. Kas koncertuos ar ves vakarą.',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'performer'})],
    }),
    defineField({
      ...titledList('activities', 'Veiklos', 'Nebūtina. Ką renginyje galima nuveikti.'),
      group: 'details',
    }),
    defineField({
      name: 'facts',
      title: 'Skaičiai',
      description: 'Nebūtina. Pvz., 5 km, 80 ha, 2 ežerai.',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'stat'})],
    }),
    defineField({
      ...titledList('expectations', 'Ko tikėtis', 'Nebūtina. Kas laukia atvykusių ir ką pasiimti.'),
      group: 'details',
    }),
    defineField({
      name: 'history',
      title: 'Kaip buvo ankstesniais metais',
      description: 'Nebūtina. Metai ir kiek susirinko žmonių.',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'milestone'})],
    }),
    defineField({
      name: 'hopes',
      title: 'Ko laukiame šiemet',
      description: 'Nebūtina. Metai, kiek žmonių tikimės ir kodėl.',
      type: 'milestone',
      group: 'details',
    }),
    ...visitFields,
    defineField({
      name: 'admission',
      title: 'Kaip patenkama',
      description: 'Nuo to priklauso, koks mygtukas rodomas prie renginio ir kokią anketą lankytojas pildys.',
      type: 'string',
      group: 'tickets',
      options: {list: lithuanianOptions(admissionKinds), layout: 'radio'},
      initialValue: 'none',
      validation: (rule) => [
        rule.required().error('Pasirinkite, kaip patenkama į renginį.'),
        rule.custom(
          (admission, {document}) =>
            admission !== 'free' ||
            !hasPaidPrice(document?.prices) ||
            'Yra įrašytų kainų. Pasirinkite kitą variantą arba ištrinkite kainas.',
        ),
        rule.custom((admission, context) => freeWithoutDiscount(admission === 'free', context)),
      ],
    }),
    defineField({
      name: 'ticketing',
      title: 'Bilietai',
      description: 'Kur perkami bilietai ir ar jų dar yra.',
      type: 'ticketing',
      group: 'tickets',
      hidden: ({document}) => document?.admission !== 'tickets',
    }),
    defineField({
      name: 'registration',
      title: 'Registracija',
      description: 'Ar dabar registruojama, iki kada ir ką reikia žinoti.',
      type: 'registration',
      group: 'tickets',
      // What cannot be read is shown until it is corrected.
      hidden: ({document, value}) =>
        !isRegistration(document?.admission) &&
        [value?.closesAt, value?.membersFirstUntil].every((time) => !time || isStoredInstant(time)),
    }),
    defineField({
      name: 'capacity',
      title: 'Kiek vietų',
      description: 'Nebūtina. Didžiausias dalyvių skaičius.',
      type: 'number',
      group: 'tickets',
      validation: (rule) =>
        rule.integer().min(1).max(100_000).error('Įrašykite sveikąjį skaičių nuo 1, pvz., 50.'),
    }),
    defineField({
      name: 'isFree',
      title: 'Nemokamas',
      description: 'Įjungus prie vietos lankytojai matys „Nemokamai“.',
      type: 'boolean',
      group: 'tickets',
      initialValue: false,
      hidden: hasFreeAdmission,
      validation: whileShown(hasFreeAdmission, (rule: BooleanRule) => [
        rule.custom(
          (isFree, {document}) =>
            !isFree ||
            !hasPaidPrice(document?.prices) ||
            'Yra įrašytų kainų. Išjunkite „Nemokamas“ arba ištrinkite kainas.',
        ),
        rule.custom((isFree, context) => freeWithoutDiscount(isFree === true, context)),
        askAboutFreeTickets(rule),
      ]),
    }),
    defineField({
      name: 'prices',
      title: 'Kainos',
      description: 'Kiek kam kainuoja bilietas. Kol tuščia, lankytojai mato „Kaina tikslinama“.',
      type: 'array',
      group: 'tickets',
      of: [defineArrayMember({type: 'price'})],
      hidden: ({document}) => isMarkedFree(document) && !hasPaidPrice(document?.prices),
    }),
    defineField({
      name: 'memberDiscount',
      title: 'Nuolaida nariams',
      description: 'Nebūtina. Kiek sutaupo bendruomenės nariai.',
      type: 'memberDiscount',
      group: 'tickets',
      hidden: ({document, value}) => isMarkedFree(document) && !value?.amount,
    }),
    ...afterwardsFields,
    defineField({...path, group: 'path'}),
    defineField({
      name: 'aliases',
      title: 'Kiti to paties puslapio adresai',
      description: 'Nebūtina. Adresai, kuriais atveriamas tas pats puslapis, pvz., /renginiai/kaledos.',
      type: 'array',
      group: 'path',
      of: [defineArrayMember({type: 'string', validation: pathRules})],
      validation: (rule) => rule.unique().error('Tas pats adresas įrašytas du kartus.'),
    }),
    {...formerTitles, group: 'sharing'},
    seo,
  ],
  orderings: [
    {name: 'latest', title: 'Vėliausi viršuje', by: [{field: 'start', direction: 'desc'}]},
    {name: 'earliest', title: 'Anksčiausi viršuje', by: [{field: 'start', direction: 'asc'}]},
  ],
})

/** Validates the end of an event. Both are ISO instants. */
export function requireEndAfterStart(start: unknown, end: string | undefined): true | string {
  if (!isStoredInstant(end) || !isStoredInstant(start)) return true
  return Date.parse(end) > Date.parse(start) || 'Pabaiga turi būti vėlesnė už pradžią.'
}
