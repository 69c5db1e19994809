import {defineField, defineType} from '../../define.ts'
import {optionTitle} from '../../options/option-list.ts'
import {secureWebAddress} from '../../validation/links.ts'
import {socialPlatforms} from '../../options/social-platforms.ts'

const platforms = socialPlatforms.map(({value, title}) => ({value, title: {lt: title, en: title}}))

export const socialLink = defineType({
  name: 'socialLink',
  title: {lt: 'Socialinio tinklo puslapis', en: 'Page on a social network'},
  type: 'object',
  fields: [
    defineField({
      name: 'platform',
      title: {lt: 'Tinklas', en: 'Network'},
      description: {
        lt: 'Kuriame tinkle yra puslapis ar grupė.',
        en: 'The network that the page or group is on.',
      },
      type: 'string',
      options: {list: platforms},
      validation: (rule) => rule.required().error({lt: 'Pasirinkite tinklą.', en: 'Choose the network.'}),
    }),
    defineField({
      name: 'url',
      title: {lt: 'Adresas', en: 'Address'},
      description: {
        lt: 'Nukopijuokite iš naršyklės adreso juostos, su https:// pradžioje.',
        en: 'Copy it from the browser’s address bar, beginning with https://.',
      },
      type: 'url',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite puslapio adresą.', en: 'Enter the address of the page.'}),
        secureWebAddress(rule),
      ],
    }),
  ],
  preview: {
    select: {platform: 'platform', url: 'url'},
    prepare: ({platform, url}) => ({title: optionTitle(platforms, platform), subtitle: url}),
  },
})
