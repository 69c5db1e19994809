import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {requireBothLanguages} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {seo} from '../fields/page-fields.ts'
import {path, validatePath} from '../fields/path.ts'
import {pounds, webUrl} from '../validation/formats.ts'

/** A fundraising campaign with a page of its own. */
export const campaign = defineType({
  name: 'campaign',
  title: 'Kampanija',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'pathAndPayment', title: 'Adresas ir mokėjimas'},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Pavadinimas',
      description: 'Pvz., „Iš širdies į širdį“. Šiuo pavadinimu aukos įrašomos ir mokėjimų sąraše.',
      type: 'localizedString',
      group: 'text',
      validation: requireBothLanguages,
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
      name: 'gallery',
      title: 'Nuotraukos',
      description: 'Nebūtina. Kelios kampanijos nuotraukos.',
      type: 'array',
      group: 'text',
      of: [defineArrayMember({type: 'localizedImage'})],
    }),
    defineField({
      name: 'targetAmount',
      title: 'Kiek norime surinkti (£)',
      description:
        'Nebūtina. Svarais, tik skaičius. Puslapis rodo, kiek šios sumos jau surinkta; tuščia – tikslas nerodomas.',
      type: 'number',
      group: 'pathAndPayment',
      validation: pounds,
    }),
    defineField({
      name: 'paypalUrl',
      title: '„PayPal“ nuoroda',
      description: 'Nebūtina. Visas adresas su https:// pradžioje.',
      type: 'url',
      group: 'pathAndPayment',
      validation: webUrl,
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
      ...path,
      group: 'pathAndPayment',
      title: 'Puslapio adresas',
      description:
        'Kur kampanijos puslapis bus svetainėje, pvz., /is-sirdies-i-sirdi. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
      validation: (rule) => [
        rule.required().error('Įrašykite puslapio adresą, pvz., /is-sirdies-i-sirdi.'),
        rule.custom(validatePath),
      ],
    }),
    seo,
  ],
  preview: {
    select: {title: 'name.lt', reference: 'reference', media: 'image'},
    prepare: ({title, reference, media}) => ({
      title: title ?? 'Kampanija be pavadinimo',
      subtitle: reference && `Mokėjimo paskirtis: ${reference}`,
      media,
    }),
  },
})
