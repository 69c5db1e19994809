import {BookIcon} from '@sanity/icons/Book'
import {lazy} from 'react'
import {definePlugin} from 'sanity'
import {route} from 'sanity/router'
import {withTitle} from '../languages/interface/translated-tool.ts'
import {isGuideSection} from './guide-sections.ts'
import {guideTexts} from './texts.ts'

export const guideIntent = 'guide'

/** The text comes from `docs/volunteers-guide.*.md` and is loaded when somebody opens it. */
export const guide = definePlugin({
  name: 'guide',
  tools: (tools, {i18n}) => [
    ...tools,
    withTitle(
      {
        name: 'guide',
        title: '',
        icon: BookIcon,
        component: lazy(() => import('./guide-page.tsx')),
        router: route.create('/:section'),
        canHandleIntent: (intent) => intent === guideIntent,
        getIntentState: (_, {section}) => (isGuideSection(section) ? {section} : {}),
      },
      () => i18n.t(`${guideTexts.namespace}:tool.title`),
    ),
  ],
  i18n: {bundles: guideTexts.bundles},
})
