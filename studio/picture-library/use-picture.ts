import {useCallback, useEffect, useState} from 'react'
import {loadPicture, type Picture} from './find-pictures.ts'
import {loadUses, type PictureUse} from './picture-uses.ts'
import {useContentTypes, usePictureClient} from './use-pictures.ts'

export type LoadedPicture = {picture: Picture; uses: PictureUse[]}

type State = {status: 'loading' | 'failed' | 'gone'} | ({status: 'ready'} & LoadedPicture)

/** One picture, where it is used and what is known of its rights. */
export function usePicture(id: string) {
  const client = usePictureClient()
  const types = useContentTypes()
  const [state, setState] = useState<State>({status: 'loading'})

  const load = useCallback(async (): Promise<State> => {
    try {
      const [picture, uses] = await Promise.all([
        loadPicture(client, {types}, id),
        loadUses(client, types, id),
      ])
      return picture ? {status: 'ready', picture, uses} : {status: 'gone'}
    } catch (error) {
      console.error('The picture could not be loaded:', error)
      return {status: 'failed'}
    }
  }, [client, types, id])

  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => isCurrent && setState(loaded))
    return () => {
      isCurrent = false
    }
  }, [load])

  const reload = useCallback(async () => setState(await load()), [load])
  return {state, reload}
}
