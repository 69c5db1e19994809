import {defineField, defineType} from '../define.ts'
import type {BilingualText} from '../languages.ts'
import {requireFilled} from '../validation/filled.ts'
import {upTo} from '../validation/lengths.ts'

interface Parent {
  parent?: unknown
}

const whenRecognised =
  (missing: BilingualText) =>
  (text: string | undefined, {parent}: Parent) =>
    (parent as {isRecognised?: boolean} | undefined)?.isRecognised !== true || requireFilled(missing)(text)

export const giftAid = defineType({
  name: 'giftAid',
  title: {lt: 'Gift Aid', en: 'Gift Aid'},
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'isRecognised',
      title: {lt: 'HMRC pripažino bendruomenę', en: 'HMRC recognises the community'},
      description: {
        lt: 'Įjunkite tik gavę HMRC laišką su nuorodos numeriu. Kol išjungta, lankytojai apie Gift Aid nemato nieko.',
        en: 'Switch this on only once you have HMRC’s letter with the reference. While it is off, visitors see nothing of Gift Aid.',
      },
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'charityName',
      title: {lt: 'Pavadinimas, kuriuo registruota HMRC', en: 'Name registered with HMRC'},
      description: {
        lt: 'Įrašomas į kiekvieną aukotojo deklaraciją. Tiksliai taip, kaip HMRC laiške.',
        en: 'It goes into every declaration. Exactly as in HMRC’s letter.',
      },
      type: 'string',
      validation: (rule) => [
        rule.custom(
          whenRecognised({
            lt: 'Įrašykite pavadinimą, kuriuo bendruomenė registruota HMRC.',
            en: 'Enter the name that is registered with HMRC.',
          }),
        ),
        upTo('title')(rule),
      ],
    }),
    defineField({
      name: 'hmrcReference',
      title: {lt: 'HMRC nuorodos numeris', en: 'HMRC reference'},
      description: {
        lt: 'Iš HMRC laiško, pvz., XR12345. Reikia teikiant paraišką.',
        en: 'From HMRC’s letter, such as XR12345. Needed for a claim.',
      },
      type: 'string',
      validation: (rule) => [
        rule.custom(whenRecognised({lt: 'Įrašykite HMRC nuorodos numerį.', en: 'Enter the HMRC reference.'})),
        rule.regex(/^[A-Z]{1,2}\d{1,5}$/).error({
          lt: 'Įrašykite raides ir skaitmenis be tarpų, pvz., XR12345.',
          en: 'Enter letters and digits without spaces, such as XR12345.',
        }),
      ],
    }),
    defineField({
      name: 'charityNumber',
      title: {lt: 'Labdaros organizacijos numeris', en: 'Charity number'},
      description: {
        lt: 'Nebūtina. Charity Commission suteiktas numeris.',
        en: 'Optional. The number given by the Charity Commission.',
      },
      type: 'string',
      validation: upTo('title'),
    }),
    defineField({
      name: 'claimsFees',
      title: {lt: 'Gift Aid prašoma ir už nario mokesčius', en: 'Claim Gift Aid for membership fees too'},
      description: {
        lt: 'HMRC nario mokestį laiko auka, jei už jį gaunama tik narystė, o nauda nariui neviršija 25 % mokesčio; balsas ir naujienos nauda nelaikomi. Nuolaidos gali šią ribą viršyti, todėl sprendžia bendruomenė (https://www.gov.uk/guidance/gift-aid-what-donations-charities-and-cascs-can-claim-on).',
        en: 'HMRC treats a fee as a donation if it is for membership only and what the member gets is worth no more than 25% of it; a vote and newsletters don’t count. Discounts may be worth more, so the community decides (https://www.gov.uk/guidance/gift-aid-what-donations-charities-and-cascs-can-claim-on).',
      },
      type: 'boolean',
      initialValue: false,
    }),
  ],
})
