import {ImagesIcon} from '@sanity/icons/Images'
import {lazy, Suspense} from 'react'
import {type AssetSource, type AssetSourceComponentProps, definePlugin} from 'sanity'
import {route} from 'sanity/router'
import {pictureTexts} from '../inputs/pictures/texts.ts'
import {withTitle} from '../languages/interface/translated-tool.ts'
import {replaceTexts} from './replacing/texts.ts'
import {libraryTexts} from './texts.ts'

const PictureChooser = lazy(() => import('./picture-chooser.tsx'))

/** Every picture, where it is used and what is known of its rights. It is loaded when somebody opens it. */
export const pictureLibrary = definePlugin({
  name: 'picture-library',
  form: {image: {assetSources: withSearch}},
  tools: (tools, {i18n}) => [
    ...tools,
    withTitle(
      {
        name: 'pictures',
        title: '',
        icon: ImagesIcon,
        component: lazy(() => import('./picture-tool.tsx')),
        router: route.create('/:picture'),
      },
      () => i18n.t(`${libraryTexts.namespace}:tool.title`),
    ),
  ],
  i18n: {bundles: [...libraryTexts.bundles, ...replaceTexts.bundles, ...pictureTexts.bundles]},
})

const datasetSource = 'sanity-default'

function withSearch(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => {
    if (source.name !== datasetSource) return source
    const {component: Original} = source
    const Searchable = (props: AssetSourceComponentProps) =>
      (props.action ?? 'select') === 'select' ? (
        <Suspense>
          <PictureChooser {...props} />
        </Suspense>
      ) : (
        <Original {...props} />
      )
    return {...source, component: Searchable}
  })
}
