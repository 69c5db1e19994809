import type {AssetSource, AssetSourceComponentProps} from 'sanity'
import {PictureLibrary} from './picture-library.tsx'

const datasetSource = 'sanity-default'

export function withSearch(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => {
    if (source.name !== datasetSource) return source
    const {component: Original} = source
    const Searchable = (props: AssetSourceComponentProps) =>
      (props.action ?? 'select') === 'select' ? <PictureLibrary {...props} /> : <Original {...props} />
    return {...source, component: Searchable}
  })
}
