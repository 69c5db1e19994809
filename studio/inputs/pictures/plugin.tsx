import {type AssetSource, type AssetSourceComponentProps, definePlugin} from 'sanity'
import {PictureLibrary} from './library/picture-library.tsx'
import {pictureTexts} from './texts.ts'

const datasetSource = 'sanity-default'

export const pictures = definePlugin({
  name: 'site-pictures',
  form: {image: {assetSources: withSearch}},
  i18n: {bundles: pictureTexts.bundles},
})

function withSearch(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => {
    if (source.name !== datasetSource) return source
    const {component: Original} = source
    const Searchable = (props: AssetSourceComponentProps) =>
      (props.action ?? 'select') === 'select' ? <PictureLibrary {...props} /> : <Original {...props} />
    return {...source, component: Searchable}
  })
}
