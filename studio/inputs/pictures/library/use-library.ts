import {useCallback, useEffect, useState} from 'react'
import {useClient} from 'sanity'
import {knownTextsByAsset} from '../known-texts/known-texts.ts'
import type {LibraryPicture} from './search-library.ts'

const query = `{
  "assets": *[_type == "sanity.imageAsset"] | order(_updatedAt desc){_id, url, originalFilename},
  "documents": *[!string::startsWith(_type, "sanity.") && !(_id in path("_.**")) && !(_id in path("versions.**"))]
}`

type Library = {status: 'loading' | 'failed'} | {status: 'ready'; pictures: LibraryPicture[]}

export function useLibrary() {
  const client = useClient({apiVersion: '2025-02-19'})
  const [library, setLibrary] = useState<Library>({status: 'loading'})

  const load = useCallback(async (): Promise<Library> => {
    try {
      const {assets, documents} = await client.fetch<{assets: LibraryPicture[]; documents: object[]}>(
        query,
        {},
        {perspective: 'raw', tag: 'picture-library'},
      )
      const texts = knownTextsByAsset(documents)
      return {
        status: 'ready',
        pictures: assets.map((asset) => ({...asset, text: texts.get(asset._id)?.[0]})),
      }
    } catch {
      return {status: 'failed'}
    }
  }, [client])

  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => isCurrent && setLibrary(loaded))
    return () => {
      isCurrent = false
    }
  }, [load])

  const retry = async () => {
    setLibrary({status: 'loading'})
    setLibrary(await load())
  }
  return {library, retry}
}
