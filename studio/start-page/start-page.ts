import {HomeIcon} from '@sanity/icons/Home'
import {definePlugin} from 'sanity'
import {withTitle} from '../languages/interface/translated-tool.ts'
import {startPageTexts} from './texts.ts'
import {StartPage} from './view/start-page.tsx'

export const startPage = definePlugin({
  name: 'start-page',
  tools: (tools, {i18n}) => [
    withTitle({name: 'start', title: '', icon: HomeIcon, component: StartPage}, () =>
      i18n.t(`${startPageTexts.namespace}:tool.title`),
    ),
    ...tools,
  ],
  i18n: {bundles: startPageTexts.bundles},
})
