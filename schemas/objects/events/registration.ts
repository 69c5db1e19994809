import {defineField, defineType} from '../../define.ts'
import {faultAt} from '../../validation/messages.ts'
import {isStoredInstant, readableInstant} from '../../validation/dates.ts'
import {closeBeforeEnd} from '../../validation/event-contradictions.ts'
import {isForm, isRegistration} from '../../event-admission.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {londonDatetime} from '../../fields/london-datetime.ts'
import {webAddress} from '../../validation/links.ts'
import {type HiddenWhen, whileShown} from '../../validation/sanity-rules.ts'

type RegistrationValue = {url?: string; open?: boolean; closesAt?: string}

const isHere: HiddenWhen = ({document}) => document?.admission !== 'external'
const isOpen: HiddenWhen = ({parent}) => (parent as RegistrationValue | undefined)?.open !== false
const hasNoRegistration: HiddenWhen = ({document}) => !isRegistration(document?.admission)

export const registration = defineType({
  name: 'registration',
  title: {lt: 'Registracija', en: 'Registration'},
  type: 'object',
  fields: [
    defineField({
      name: 'url',
      title: {lt: 'Registracijos adresas kitoje svetainėje', en: 'Registration address on another site'},
      description: {
        lt: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
        en: 'The whole address, beginning with https://. It opens in a new browser tab.',
      },
      type: 'url',
      hidden: isHere,
      validation: whileShown(isHere, webAddress),
    }),
    defineField({
      name: 'open',
      title: {lt: 'Galima registruotis', en: 'Registration is open'},
      description: {
        lt: 'Išjunkite, kai registracija dar neprasidėjo arba ją reikia sustabdyti.',
        en: 'Switch this off if registration hasn’t begun or must be paused.',
      },
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'reason',
      title: {lt: 'Kodėl dabar neregistruojama', en: 'Why registration is closed now'},
      description: {
        lt: 'Nebūtina. Rodoma šalia neveikiančio mygtuko, pvz., „Registracija prasidės sausio mėnesį“.',
        en: 'Optional. Shown beside the inactive button, such as ‘Registration opens in January’.',
      },
      type: 'localizedString',
      hidden: isOpen,
      validation: whileShown((context) => hasNoRegistration(context) || isOpen(context), matchLanguages),
    }),
    defineField({
      name: 'membersFirstUntil',
      title: {lt: 'Iki kada registruojasi tik nariai', en: 'Members only until'},
      description: {
        lt: 'Nebūtina. Velso laiku. Iki šios valandos užsiregistruoti gali tik prisijungę bendruomenės nariai, vėliau – visi.',
        en: 'Optional. UK time. Until then only logged-in members of the community can register; after that, everybody can.',
      },
      type: 'datetime',
      options: londonDatetime,
      // An unreadable date is shown until it is corrected.
      hidden: ({document, value}) => !isForm(document?.admission) && (!value || isStoredInstant(value)),
      validation: (rule) =>
        readableInstant(rule, {
          check: (until, {document, parent}) => {
            const closesAt = (parent as RegistrationValue | undefined)?.closesAt
            return (
              !isForm(document?.admission) ||
              !isStoredInstant(closesAt) ||
              Date.parse(until) < Date.parse(closesAt) || {
                lt: 'Turi būti anksčiau, nei baigiasi registracija.',
                en: 'This must be before registration closes.',
              }
            )
          },
        }),
    }),
    defineField({
      name: 'confirmsAddresses',
      title: {
        lt: 'Vieta atiduodama tik patvirtinus el. paštą',
        en: 'A place needs a confirmed email address',
      },
      description: {
        lt: 'Įjunkite, kai vietų mažai. Vieta laikoma 30 minučių, kol žmogus paspaus nuorodą laiške; nepatvirtinta atitenka kitiems. Prisijungusiems savo adresu to daryti nereikia.',
        en: 'Switch this on when places are few. A place is held for 30 minutes until the link in the email is used; if it isn’t, others get it. People who register with the address they are logged in with needn’t.',
      },
      type: 'boolean',
      initialValue: false,
      hidden: ({document}) => !isForm(document?.admission),
    }),
    defineField({
      name: 'closesAt',
      title: {lt: 'Registruotis iki', en: 'Register by'},
      description: {
        lt: 'Nebūtina. Velso laiku. Po šios valandos registracija baigsis savaime.',
        en: 'Optional. UK time. After this time registration closes by itself.',
      },
      type: 'datetime',
      options: londonDatetime,
      validation: (rule) => readableInstant(rule, {check: closeBeforeEnd}),
    }),
    defineField({
      name: 'notice',
      title: {lt: 'Ką žinoti registruojantis', en: 'What to know when registering'},
      description: {
        lt: 'Nebūtina. Pvz., „Vietų skaičius ribotas, dalyvavimą patvirtins organizatoriai“.',
        en: 'Optional. For example ‘Places are limited, and the organisers will confirm yours’.',
      },
      type: 'localizedText',
      validation: whileShown(hasNoRegistration, matchLanguages),
    }),
  ],
  validation: (rule) =>
    rule.custom<RegistrationValue>(
      (value, context) =>
        context.document?.admission !== 'external' ||
        Boolean(value?.url) ||
        faultAt(['url'], context, {
          lt: 'Įrašykite adresą, kuriuo registruojamasi.',
          en: 'Enter the address where people register.',
        }),
    ),
})
