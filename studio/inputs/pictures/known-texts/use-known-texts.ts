import {useEffect, useState} from 'react'
import {useClient} from 'sanity'
import {type KnownText, knownTextsByAsset} from './known-texts.ts'

const query = '*[references($assets) && !(_id in path("versions.**"))]'
const nothing: ReadonlyMap<string, KnownText[]> = new Map()

/** The map is empty while the texts are loading, and if they cannot be loaded. */
export function useKnownTexts(assets: readonly string[]): ReadonlyMap<string, KnownText[]> {
  const client = useClient({apiVersion: '2025-02-19'})
  const [texts, setTexts] = useState(nothing)
  const wanted = assets.toSorted().join(' ')

  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    client.fetch<object[]>(query, {assets: wanted.split(' ')}, {perspective: 'raw', tag: 'known-texts'}).then(
      (documents) => isCurrent && setTexts(knownTextsByAsset(documents)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, wanted])
  return texts
}
