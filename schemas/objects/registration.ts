import {defineField, defineType} from '@sanity/types'
import {isStoredInstant, readableInstant} from '../validation/dates.ts'
import {closeBeforeEnd} from '../validation/event-contradictions.ts'
import {isForm, isRegistration} from '../event-admission.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {londonDatetime} from '../fields/london-datetime.ts'
import {webAddress} from '../validation/links.ts'
import {type HiddenWhen, whileShown} from '../validation/while-shown.ts'

type RegistrationValue = {url?: string; open?: boolean; closesAt?: string}

const isHere: HiddenWhen = ({document}) => document?.admission !== 'external'
const isOpen: HiddenWhen = ({parent}) => (parent as RegistrationValue | undefined)?.open !== false
const hasNoRegistration: HiddenWhen = ({document}) => !isRegistration(document?.admission)

/** The registration for an event: whether it is open, its deadline and notice. */
export const registration = defineType({
  name: 'registration',
  title: 'Registracija',
  type: 'object',
  fields: [
    defineField({
      name: 'url',
      title: 'Registracijos adresas kitoje svetainėje',
      description: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
      type: 'url',
      hidden: isHere,
      validation: whileShown(isHere, webAddress),
    }),
    defineField({
      name: 'open',
      title: 'Galima registruotis',
      description: 'Išjunkite, kai registracija dar neprasidėjo arba ją reikia sustabdyti.',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'reason',
      title: 'Kodėl dabar neregistruojama',
      description:
        'Nebūtina. Rodoma šalia neveikiančio mygtuko, pvz., „Registracija prasidės sausio mėnesį“.',
      type: 'localizedString',
      hidden: isOpen,
      validation: whileShown((context) => hasNoRegistration(context) || isOpen(context), matchLanguages),
    }),
    defineField({
      name: 'membersFirstUntil',
      title: 'Iki kada registruojasi tik nariai',
      description:
        'Nebūtina. Velso laiku. Iki šios valandos užsiregistruoti gali tik prisijungę bendruomenės nariai, vėliau – visi.',
      type: 'datetime',
      options: londonDatetime,
      // What cannot be read is shown until it is corrected.
      hidden: ({document, value}) => !isForm(document?.admission) && (!value || isStoredInstant(value)),
      validation: (rule) =>
        readableInstant(rule, {
          check: (until, {document, parent}) => {
            const closesAt = (parent as RegistrationValue | undefined)?.closesAt
            return (
              !isForm(document?.admission) ||
              !isStoredInstant(closesAt) ||
              Date.parse(until) < Date.parse(closesAt) ||
              'Turi būti anksčiau, nei baigiasi registracija.'
            )
          },
        }),
    }),
    defineField({
      name: 'confirmsAddresses',
      title: 'Vieta atiduodama tik patvirtinus el. paštą',
      description:
        'Įjunkite, kai vietų mažai. Vieta laikoma 30 minučių, kol žmogus paspaus nuorodą laiške; nepatvirtinta atitenka kitiems. Prisijungusiems savo adresu to daryti nereikia.',
      type: 'boolean',
      initialValue: false,
      hidden: ({document}) => !isForm(document?.admission),
    }),
    defineField({
      name: 'closesAt',
      title: 'Registruotis iki',
      description: 'Nebūtina. Velso laiku. Po šios valandos registracija baigsis savaime.',
      type: 'datetime',
      options: londonDatetime,
      validation: (rule) => readableInstant(rule, {check: closeBeforeEnd}),
    }),
    defineField({
      name: 'notice',
      title: 'Ką žinoti registruojantis',
      description: 'Nebūtina. Pvz., „Vietų skaičius ribotas, dalyvavimą patvirtins organizatoriai“.',
      type: 'localizedText',
      validation: whileShown(hasNoRegistration, matchLanguages),
    }),
  ],
  validation: (rule) =>
    rule.custom<RegistrationValue>(
      (value, {document}) =>
        document?.admission !== 'external' ||
        Boolean(value?.url) || {
          message: 'Įrašykite adresą, kuriuo registruojamasi.',
          path: ['url'],
        },
    ),
})
