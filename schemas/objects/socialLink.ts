import {defineField, defineType} from '@sanity/types'
import {lithuanianTitle, lithuanianOptions} from '../options/option-list.ts'
import {secureWebAddress} from '../validation/links.ts'
import {socialPlatforms} from '../options/social-platforms.ts'

/** A link to the community's page or group on a social network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Socialinio tinklo puslapis',
  type: 'object',
  fields: [
    defineField({
      name: 'platform',
      title: 'Tinklas',
      description: 'Kuriame tinkle yra puslapis ar grupė.',
      type: 'string',
      options: {list: lithuanianOptions(socialPlatforms)},
      validation: (rule) => rule.required().error('Pasirinkite tinklą.'),
    }),
    defineField({
      name: 'url',
      title: 'Adresas',
      description: 'Nukopijuokite iš naršyklės adreso juostos, su https:// pradžioje.',
      type: 'url',
      validation: (rule) => [rule.required().error('Įrašykite puslapio adresą.'), secureWebAddress(rule)],
    }),
  ],
  preview: {
    select: {platform: 'platform', url: 'url'},
    prepare: ({platform, url}) => ({title: lithuanianTitle(socialPlatforms, platform), subtitle: url}),
  },
})
