import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {seo} from '../fields/page-fields.ts'
import {webAddress} from '../validation/links.ts'
import {inPounds, pounds} from '../validation/money.ts'
import {path, pathRules} from '../fields/path.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** A fundraising campaign with a page of its own. */
export const campaign = defineType({
  name: 'campaign',
  title: 'Kampanija',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'pathAndPayment', title: 'Adresas ir mokėjimas'},
    {name: 'report', title: 'Kas atsako ir ataskaita'},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Pavadinimas',
      description: 'Pvz., „Iš širdies į širdį“. Šiuo pavadinimu aukos įrašomos ir mokėjimų sąraše.',
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: 'Trumpas aprašymas',
      description: 'Kam renkamos lėšos. Vienas ar du sakiniai.',
      type: 'localizedText',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'text'}),
    defineField({
      name: 'body',
      title: 'Visas tekstas',
      description: 'Nebūtina. Kas ir kam daroma; jame gali būti paveikslėlių ir nuorodų.',
      type: 'localizedBody',
      group: 'text',
    }),
    defineField({
      name: 'stats',
      title: 'Skaičiai',
      description: 'Nebūtina. Kas jau nuveikta, pvz., „apie 800 aplankytų senjorų“.',
      type: 'array',
      group: 'text',
      of: [defineArrayMember({type: 'stat'})],
    }),
    defineField({
      name: 'statsNote',
      title: 'Kelintų metų skaičiai ir iš kur jie',
      description:
        'Nebūtina. Rodoma po skaičiais, pvz., „Visa kampanija Lietuvoje, 2024 m. Šaltinis: organizatorių ataskaita“.',
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'gallery',
      title: 'Nuotraukos',
      description: 'Nebūtina. Kelios kampanijos nuotraukos.',
      type: 'array',
      group: 'text',
      of: [defineArrayMember({type: 'localizedImage', validation: wideEnough('half')})],
    }),
    defineField({
      name: 'targetAmount',
      title: 'Kiek norime surinkti (£)',
      description:
        'Nebūtina. Svarais. Puslapis rodo, kiek šios sumos jau surinkta; tuščia – tikslas nerodomas.',
      type: 'number',
      group: 'pathAndPayment',
      options: inPounds,
      validation: pounds({usual: 50_000, most: 1_000_000}),
    }),
    defineField({
      name: 'paypalUrl',
      title: '„PayPal“ nuoroda',
      description: 'Nebūtina. Visas adresas su https:// pradžioje.',
      type: 'url',
      group: 'pathAndPayment',
      validation: webAddress,
    }),
    defineField({
      name: 'reference',
      title: 'Mokėjimo paskirtis',
      description:
        'Žodis, kurį aukotojas įrašo darydamas banko pavedimą, pvz., sirdis25. Ne ilgesnis kaip 18 ženklų.',
      type: 'string',
      group: 'pathAndPayment',
      validation: (rule) => [
        rule.required().error('Įrašykite mokėjimo paskirtį, pvz., sirdis25.'),
        rule
          .regex(/^[A-Za-z0-9]([A-Za-z0-9 -]{0,16}[A-Za-z0-9])?$/)
          .error(
            'Ne daugiau kaip 18 ženklų. Tinka raidės (tik ne ą, č, ę ir pan.), skaitmenys, tarpai ir brūkšneliai – kitokios ar ilgesnės paskirties bankas nepriima.',
          ),
      ],
    }),
    defineField({
      name: 'responsible',
      title: 'Kas atsako už kampaniją',
      description: 'Nebūtina. Žmogus, kuris atsakys aukotojams.',
      type: 'contactPerson',
      group: 'report',
    }),
    defineField({
      name: 'report',
      title: 'Praėjusių metų ataskaita',
      description: 'Nebūtina. Kiek surinkta ir kas už tai padaryta.',
      type: 'campaignReport',
      group: 'report',
    }),
    defineField({
      ...path,
      group: 'pathAndPayment',
      title: 'Puslapio adresas',
      description:
        'Kur kampanijos puslapis bus svetainėje, pvz., /is-sirdies-i-sirdi. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
      validation: (rule) => [
        rule.required().error('Įrašykite puslapio adresą, pvz., /is-sirdies-i-sirdi.'),
        ...pathRules(rule),
      ],
    }),
    {...formerTitles, group: 'sharing'},
    seo,
  ],
})
