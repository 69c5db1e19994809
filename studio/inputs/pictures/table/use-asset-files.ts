import {useEffect, useState} from 'react'
import {useClient} from 'sanity'

export interface AssetFile {
  _id: string
  url: string
  originalFilename?: string
}

const query = '*[_id in $ids]{_id, url, originalFilename}'

export function useAssetFiles(ids: readonly string[]): ReadonlyMap<string, AssetFile> {
  const client = useClient({apiVersion: '2025-02-19'})
  const [files, setFiles] = useState<ReadonlyMap<string, AssetFile>>(new Map())
  const wanted = [...new Set(ids)].toSorted().join(' ')

  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    client.fetch<AssetFile[]>(query, {ids: wanted.split(' ')}, {perspective: 'raw', tag: 'asset-files'}).then(
      (found) => isCurrent && setFiles(new Map(found.map((file) => [file._id, file]))),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, wanted])
  return files
}
