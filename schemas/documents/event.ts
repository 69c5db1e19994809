import type {BooleanRule, CustomValidatorResult} from '@sanity/types'
import {defineArrayMember, defineField, defineType} from '../define.ts'
import {isStoredInstant, readableInstant} from '../validation/dates.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
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
import {seo, sharingGroup} from '../fields/page-fields.ts'
import {titledList} from '../fields/lists.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {webAddress} from '../validation/links.ts'
import {type HiddenWhen, whileShown} from '../validation/sanity-rules.ts'
import {wideEnough} from '../validation/picture-size.ts'

const takesPlace: HiddenWhen = ({document}) => !document?.status || document.status === 'scheduled'
const hasFreeAdmission: HiddenWhen = ({document}) => document?.admission === 'free'

export const event = defineType({
  name: 'event',
  title: {lt: 'Renginys', en: 'Event'},
  type: 'document',
  groups: [
    {name: 'when', title: {lt: 'Kas, kada, kur', en: 'What, when and where'}, default: true},
    {name: 'text', title: {lt: 'Tekstas', en: 'Text'}},
    {name: 'details', title: {lt: 'Programa ir kita', en: 'Programme and more'}},
    {name: 'visit', title: {lt: 'Atvykimas ir prieinamumas', en: 'Getting there and access'}},
    {name: 'tickets', title: {lt: 'Bilietai ir registracija', en: 'Tickets and registration'}},
    {name: 'afterwards', title: {lt: 'Po renginio', en: 'Afterwards'}},
    {name: 'path', title: {lt: 'Adresas svetainėje', en: 'Address on the site'}},
    sharingGroup,
  ],
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {
        lt: 'Kaip renginys vadinasi, pvz., „Lietuviškos Kalėdos“.',
        en: 'What the event is called, such as ‘Lithuanian Christmas’.',
      },
      type: 'localizedString',
      group: 'when',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: {lt: 'Trumpas aprašymas', en: 'Short description'},
      description: {
        lt: 'Vienas ar du sakiniai. Rodomi renginių sąraše ir pasidalijus nuoroda.',
        en: 'One or two sentences. Shown in the list of events and when the link is shared.',
      },
      type: 'localizedText',
      group: 'when',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'start',
      title: {lt: 'Pradžia', en: 'Start'},
      description: {
        lt: 'Diena ir valanda Velso laiku. Jei tiksliai dar nežinote, įrašykite numatomą ir įjunkite „Data dar tikslinama“.',
        en: 'Day and time, in UK time. If you don’t know them yet, enter your best guess and switch on ‘Date to be confirmed’.',
      },
      type: 'datetime',
      group: 'when',
      options: londonDatetime,
      validation: (rule) =>
        readableInstant(rule, {
          missing: {
            lt: 'Pasirinkite dieną ir valandą. Jei jų dar nežinote, įrašykite numatomas.',
            en: 'Choose the day and time. If you don’t know them yet, enter your best guess.',
          },
          isUpcoming: true,
        }),
    }),
    defineField({
      name: 'end',
      title: {lt: 'Pabaiga', en: 'End'},
      description: {
        lt: 'Nebūtina. Velso laiku. Iki pabaigos renginys rodomas tarp būsimų.',
        en: 'Optional. UK time. Until then the event is listed among the upcoming ones.',
      },
      type: 'datetime',
      group: 'when',
      options: londonDatetime,
      validation: (rule) =>
        readableInstant(rule, {check: (end, {document}) => requireEndAfterStart(document?.start, end)}),
    }),
    defineField({
      name: 'dateToBeConfirmed',
      title: {lt: 'Data dar tikslinama', en: 'Date to be confirmed'},
      description: {
        lt: 'Įjungus prie datos lankytojai matys „Data tikslinama“.',
        en: 'If on, visitors see ‘Date to be confirmed’ beside the date.',
      },
      type: 'boolean',
      group: 'when',
      initialValue: false,
    }),
    defineField({
      name: 'status',
      title: {lt: 'Ar renginys vyks', en: 'Is the event going ahead?'},
      description: {
        lt: 'Pakeitus lankytojai matys pranešimą sąraše, puslapyje ir savo kalendoriuje.',
        en: 'If you change this, visitors see a message in the list, on the page and in their calendar.',
      },
      type: 'string',
      group: 'when',
      options: {list: eventStatuses},
      initialValue: 'scheduled',
    }),
    defineField({
      name: 'statusNote',
      title: {lt: 'Kas pasikeitė', en: 'What has changed'},
      description: {
        lt: 'Vienas ar du sakiniai lankytojams: kas pasikeitė arba kodėl renginys atšauktas.',
        en: 'One or two sentences for visitors: what has changed, or why the event is cancelled.',
      },
      type: 'localizedText',
      group: 'when',
      hidden: takesPlace,
      validation: whileShown(takesPlace, matchLanguages),
    }),
    defineField({
      name: 'place',
      title: {lt: 'Vieta', en: 'Place'},
      description: {
        lt: 'Kur renginys vyks. Jei dar nežinote, palikite tuščia.',
        en: 'Where the event is. Leave this empty if you don’t know yet.',
      },
      type: 'place',
      group: 'when',
    }),
    defineField({
      name: 'kind',
      title: {lt: 'Renginio rūšis', en: 'Kind of event'},
      description: {
        lt: 'Rodoma prie renginio, kad kiekvienas greičiau rastų, kas jam įdomu.',
        en: 'Shown with the event, so that people more quickly find what interests them.',
      },
      type: 'string',
      group: 'when',
      options: {list: eventKinds},
      initialValue: 'celebration',
      validation: (rule) =>
        rule.required().error({lt: 'Pasirinkite renginio rūšį.', en: 'Choose the kind of event.'}),
    }),
    defineField({
      name: 'featured',
      title: {lt: 'Svarbus renginys', en: 'Important event'},
      description: {
        lt: 'Įjungus renginys rodomas renginių puslapio viršuje.',
        en: 'If on, the event is shown at the top of the events page.',
      },
      type: 'boolean',
      group: 'when',
      initialValue: false,
    }),
    defineField({...eventKey, group: ['when', 'path']}),
    defineField({...image, group: 'text'}),
    defineField({
      name: 'hero',
      title: {lt: 'Platus paveikslėlis puslapio viršuje', en: 'Wide picture at the top of the page'},
      description: {
        lt: 'Nebūtina. Tuščia – renginio puslapio viršuje rodomas tas pats paveikslėlis kaip sąraše.',
        en: 'Optional. If empty, the top of the event’s page shows the same picture as the list.',
      },
      type: 'localizedImage',
      group: 'text',
      validation: wideEnough('page'),
    }),
    defineField({
      name: 'body',
      title: {lt: 'Visas tekstas', en: 'Full text'},
      description: {
        lt: 'Nebūtina. Rodomas renginio puslapyje; jame gali būti paveikslėlių ir nuorodų.',
        en: 'Optional. Shown on the event’s page. It can hold pictures and links.',
      },
      type: 'localizedBody',
      group: 'text',
    }),
    defineField({
      name: 'website',
      title: {lt: 'Renginio svetainė', en: 'Event website'},
      description: {
        lt: 'Nebūtina. Oficialus renginio puslapis kitoje svetainėje, su https:// pradžioje.',
        en: 'Optional. The event’s official page on another site, beginning with https://.',
      },
      type: 'url',
      group: 'text',
      validation: webAddress,
    }),
    defineField({
      name: 'programme',
      title: {lt: 'Programa', en: 'Programme'},
      description: {
        lt: 'Nebūtina. Kas vyks, valanda po valandos.',
        en: 'Optional. What happens, hour by hour.',
      },
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'programmeItem'})],
    }),
    defineField({
      name: 'performers',
      title: {lt: 'Atlikėjai', en: 'Performers'},
      description: {
        lt: 'Nebūtina. Kas koncertuos ar ves vakarą.',
        en: 'Optional. Who performs or hosts the evening.',
      },
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'performer'})],
    }),
    defineField({
      ...titledList({
        name: 'activities',
        title: {lt: 'Veiklos', en: 'Activities'},
        description: {
          lt: 'Nebūtina. Ką renginyje galima nuveikti.',
          en: 'Optional. What people can do at the event.',
        },
      }),
      group: 'details',
    }),
    defineField({
      name: 'facts',
      title: {lt: 'Skaičiai', en: 'Figures'},
      description: {
        lt: 'Nebūtina. Pvz., 5 km, 80 ha, 2 ežerai.',
        en: 'Optional. For example 5 km, 80 ha, 2 lakes.',
      },
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'stat'})],
    }),
    defineField({
      ...titledList({
        name: 'expectations',
        title: {lt: 'Ko tikėtis', en: 'What to expect'},
        description: {
          lt: 'Nebūtina. Kas laukia atvykusių ir ką pasiimti.',
          en: 'Optional. What people will find there, and what to bring.',
        },
      }),
      group: 'details',
    }),
    defineField({
      name: 'history',
      title: {lt: 'Kaip buvo ankstesniais metais', en: 'What it was like in previous years'},
      description: {
        lt: 'Nebūtina. Metai ir kiek susirinko žmonių.',
        en: 'Optional. The year and how many people came.',
      },
      type: 'array',
      group: 'details',
      of: [defineArrayMember({type: 'milestone'})],
    }),
    defineField({
      name: 'hopes',
      title: {lt: 'Ko laukiame šiemet', en: 'What we hope for this year'},
      description: {
        lt: 'Nebūtina. Metai, kiek žmonių tikimės ir kodėl.',
        en: 'Optional. The year, how many people we expect and why.',
      },
      type: 'milestone',
      group: 'details',
    }),
    ...visitFields,
    defineField({
      name: 'admission',
      title: {lt: 'Kaip patenkama', en: 'How people get in'},
      description: {
        lt: 'Nuo to priklauso, koks mygtukas rodomas prie renginio ir kokią anketą lankytojas pildys.',
        en: 'This decides which button is shown with the event and which form a visitor fills in.',
      },
      type: 'string',
      group: 'tickets',
      options: {list: admissionKinds, layout: 'radio'},
      initialValue: 'none',
      validation: (rule) => [
        rule
          .required()
          .error({lt: 'Pasirinkite, kaip patenkama į renginį.', en: 'Choose how people get into the event.'}),
        rule.custom(
          (admission, {document}) =>
            admission !== 'free' ||
            !hasPaidPrice(document?.prices) || {
              lt: 'Yra įrašytų kainų. Pasirinkite kitą variantą arba ištrinkite kainas.',
              en: 'Prices have been entered. Choose another option, or delete them.',
            },
        ),
        rule.custom((admission, context) => freeWithoutDiscount(admission === 'free', context)),
      ],
    }),
    defineField({
      name: 'ticketing',
      title: {lt: 'Bilietai', en: 'Tickets'},
      description: {
        lt: 'Kur perkami bilietai ir ar jų dar yra.',
        en: 'Where tickets are sold, and whether there are any left.',
      },
      type: 'ticketing',
      group: 'tickets',
      hidden: ({document}) => document?.admission !== 'tickets',
    }),
    defineField({
      name: 'registration',
      title: {lt: 'Registracija', en: 'Registration'},
      description: {
        lt: 'Ar dabar registruojama, iki kada ir ką reikia žinoti.',
        en: 'Whether registration is open now, until when, and what people should know.',
      },
      type: 'registration',
      group: 'tickets',
      // An unreadable date is shown until it is corrected.
      hidden: ({document, value}) =>
        !isRegistration(document?.admission) &&
        [value?.closesAt, value?.membersFirstUntil].every((time) => !time || isStoredInstant(time)),
    }),
    defineField({
      name: 'capacity',
      title: {lt: 'Kiek vietų', en: 'Number of places'},
      description: {
        lt: 'Nebūtina. Didžiausias dalyvių skaičius.',
        en: 'Optional. The most people who can take part.',
      },
      type: 'number',
      group: 'tickets',
      validation: (rule) =>
        rule.integer().min(1).max(100_000).error({
          lt: 'Įrašykite sveikąjį skaičių nuo 1, pvz., 50.',
          en: 'Enter a whole number from 1, such as 50.',
        }),
    }),
    defineField({
      name: 'isFree',
      title: {lt: 'Nemokamas', en: 'Free'},
      description: {
        lt: 'Įjungus prie vietos lankytojai matys „Nemokamai“.',
        en: 'If on, visitors see ‘Free’ beside the place.',
      },
      type: 'boolean',
      group: 'tickets',
      initialValue: false,
      hidden: hasFreeAdmission,
      validation: whileShown(hasFreeAdmission, (rule: BooleanRule) => [
        rule.custom(
          (isFree, {document}) =>
            !isFree ||
            !hasPaidPrice(document?.prices) || {
              lt: 'Yra įrašytų kainų. Išjunkite „Nemokamas“ arba ištrinkite kainas.',
              en: 'Prices have been entered. Switch off ‘Free’, or delete them.',
            },
        ),
        rule.custom((isFree, context) => freeWithoutDiscount(isFree === true, context)),
        askAboutFreeTickets(rule),
      ]),
    }),
    defineField({
      name: 'prices',
      title: {lt: 'Kainos', en: 'Prices'},
      description: {
        lt: 'Kiek kam kainuoja bilietas. Kol tuščia, lankytojai mato „Kaina tikslinama“.',
        en: 'What a ticket costs, and for whom. While it is empty, visitors see ‘Price to be confirmed’.',
      },
      type: 'array',
      group: 'tickets',
      of: [defineArrayMember({type: 'price'})],
      hidden: ({document}) => isMarkedFree(document) && !hasPaidPrice(document?.prices),
    }),
    defineField({
      name: 'memberDiscount',
      title: {lt: 'Nuolaida nariams', en: 'Discount for members'},
      description: {
        lt: 'Nebūtina. Kiek sutaupo bendruomenės nariai.',
        en: 'Optional. How much members of the community save.',
      },
      type: 'memberDiscount',
      group: 'tickets',
      hidden: ({document, value}) => isMarkedFree(document) && !value?.amount,
    }),
    ...afterwardsFields,
    defineField({...path, group: 'path'}),
    defineField({
      name: 'aliases',
      title: {lt: 'Kiti to paties puslapio adresai', en: 'Other addresses of the same page'},
      description: {
        lt: 'Nebūtina. Adresai, kuriais atveriamas tas pats puslapis, pvz., /renginiai/kaledos.',
        en: 'Optional. Addresses that open the same page, such as /renginiai/kaledos.',
      },
      type: 'array',
      group: 'path',
      of: [defineArrayMember({type: 'string', validation: pathRules})],
      validation: (rule) =>
        rule
          .unique()
          .error({lt: 'Tas pats adresas įrašytas du kartus.', en: 'The same address is entered twice.'}),
    }),
    {...formerTitles, group: 'sharing'},
    seo,
  ],
  orderings: [
    {
      name: 'latest',
      title: {lt: 'Vėliausi viršuje', en: 'Latest first'},
      by: [{field: 'start', direction: 'desc'}],
    },
    {
      name: 'earliest',
      title: {lt: 'Anksčiausi viršuje', en: 'Earliest first'},
      by: [{field: 'start', direction: 'asc'}],
    },
  ],
})

export function requireEndAfterStart(start: unknown, end: string | undefined): CustomValidatorResult {
  if (!isStoredInstant(end) || !isStoredInstant(start)) return true
  return (
    Date.parse(end) > Date.parse(start) || {
      lt: 'Pabaiga turi būti vėlesnė už pradžią.',
      en: 'The end must be after the start.',
    }
  )
}
