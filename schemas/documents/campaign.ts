import {defineArrayMember, defineField, defineType} from '../define.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {seo, sharingGroup, textGroup} from '../fields/page-fields.ts'
import {inPounds, pounds} from '../validation/money.ts'
import {path, pathRules} from '../fields/path.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {wideEnough} from '../validation/picture-size.ts'

export const campaign = defineType({
  name: 'campaign',
  title: {lt: 'Kampanija', en: 'Campaign'},
  type: 'document',
  groups: [
    textGroup,
    {name: 'pathAndPayment', title: {lt: 'Adresas ir mokėjimas', en: 'Address and payment'}},
    {name: 'report', title: {lt: 'Kas atsako ir ataskaita', en: 'Who is responsible, and the report'}},
    sharingGroup,
  ],
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {
        lt: 'Pvz., „Iš širdies į širdį“. Šiuo pavadinimu aukos įrašomos ir mokėjimų sąraše.',
        en: 'For example ‘Iš širdies į širdį’. Donations are listed under this name among the payments too.',
      },
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: {lt: 'Trumpas aprašymas', en: 'Short description'},
      description: {
        lt: 'Kam renkamos lėšos. Vienas ar du sakiniai.',
        en: 'What the money is for. One or two sentences.',
      },
      type: 'localizedText',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'text'}),
    defineField({
      name: 'body',
      title: {lt: 'Visas tekstas', en: 'Full text'},
      description: {
        lt: 'Nebūtina. Kas ir kam daroma; jame gali būti paveikslėlių ir nuorodų.',
        en: 'Optional. What is done and for whom. It can hold pictures and links.',
      },
      type: 'localizedBody',
      group: 'text',
    }),
    defineField({
      name: 'stats',
      title: {lt: 'Skaičiai', en: 'Figures'},
      description: {
        lt: 'Nebūtina. Kas jau nuveikta, pvz., „apie 800 aplankytų senjorų“.',
        en: 'Optional. What has been achieved, such as ‘about 800 older people visited’.',
      },
      type: 'array',
      group: 'text',
      of: [defineArrayMember({type: 'stat'})],
    }),
    defineField({
      name: 'statsNote',
      title: {lt: 'Kelintų metų skaičiai ir iš kur jie', en: 'Which year the figures are of, and where from'},
      description: {
        lt: 'Nebūtina. Rodoma po skaičiais, pvz., „Visa kampanija Lietuvoje, 2024 m. Šaltinis: organizatorių ataskaita“.',
        en: 'Optional. Shown below the figures. For example ‘The whole campaign in Lithuania, 2024. Source: the organisers’ report’.',
      },
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'gallery',
      title: {lt: 'Nuotraukos', en: 'Photos'},
      description: {
        lt: 'Nebūtina. Kelios kampanijos nuotraukos.',
        en: 'Optional. A few photos of the campaign.',
      },
      type: 'array',
      group: 'text',
      of: [defineArrayMember({type: 'localizedImage', validation: wideEnough('half')})],
    }),
    defineField({
      name: 'targetAmount',
      title: {lt: 'Kiek norime surinkti (£)', en: 'How much we want to raise (£)'},
      description: {
        lt: 'Nebūtina. Svarais. Puslapis rodo, kiek šios sumos jau surinkta; tuščia – tikslas nerodomas.',
        en: 'Optional. In pounds. The page shows how much of it has been raised. If empty, no target is shown.',
      },
      type: 'number',
      group: 'pathAndPayment',
      options: inPounds,
      validation: pounds({usual: 50_000, most: 1_000_000}),
    }),
    defineField({
      name: 'reference',
      title: {lt: 'Mokėjimo paskirtis', en: 'Payment reference'},
      description: {
        lt: 'Žodis, kurį aukotojas įrašo darydamas banko pavedimą, pvz., sirdis25. Ne ilgesnis kaip 18 ženklų.',
        en: 'The word that a donor enters with a bank transfer, such as sirdis25. No more than 18 characters.',
      },
      type: 'string',
      group: 'pathAndPayment',
      validation: (rule) => [
        rule.required().error({
          lt: 'Įrašykite mokėjimo paskirtį, pvz., sirdis25.',
          en: 'Enter a payment reference, such as sirdis25.',
        }),
        rule.regex(/^[A-Za-z0-9]([A-Za-z0-9 -]{0,16}[A-Za-z0-9])?$/).error({
          lt: 'Ne daugiau kaip 18 ženklų. Tinka raidės (tik ne ą, č, ę ir pan.), skaitmenys, tarpai ir brūkšneliai – kitokios ar ilgesnės paskirties bankas nepriima.',
          en: 'No more than 18 characters. Letters (but not ą, č, ę and so on), digits, spaces and hyphens are allowed: banks don’t accept anything else, or anything longer.',
        }),
      ],
    }),
    defineField({
      name: 'responsible',
      title: {lt: 'Kas atsako už kampaniją', en: 'Who is responsible for the campaign'},
      description: {
        lt: 'Nebūtina. Žmogus, kuris atsakys aukotojams.',
        en: 'Optional. The person who answers donors’ questions.',
      },
      type: 'contactPerson',
      group: 'report',
    }),
    defineField({
      name: 'report',
      title: {lt: 'Praėjusių metų ataskaita', en: 'Last year’s report'},
      description: {
        lt: 'Nebūtina. Kiek surinkta ir kas už tai padaryta.',
        en: 'Optional. How much was raised and what was done with it.',
      },
      type: 'campaignReport',
      group: 'report',
    }),
    defineField({
      ...path,
      group: 'pathAndPayment',
      title: {lt: 'Puslapio adresas', en: 'Page address'},
      description: {
        lt: 'Kur kampanijos puslapis bus svetainėje, pvz., /is-sirdies-i-sirdi. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
        en: 'Where the campaign’s page is on the site, such as /is-sirdies-i-sirdi. Begin with a slash. If you change it later, old links lead to the new address.',
      },
      validation: (rule) => [
        rule.required().error({
          lt: 'Įrašykite puslapio adresą, pvz., /is-sirdies-i-sirdi.',
          en: 'Enter the address of the page, such as /is-sirdies-i-sirdi.',
        }),
        ...pathRules(rule),
      ],
    }),
    {...formerTitles, group: 'sharing'},
    seo,
  ],
})
