import {useCallback, useEffect, useMemo, useState} from 'react'
import {type SchemaType, useClient, useSchema} from 'sanity'
import {documentTypes, privateTypes, singletonTypes} from '../schema/schema-types.ts'
import {
  findPictures,
  type FoundPictures,
  loadPage,
  type PicturePage,
  type PictureSearch,
} from './find-pictures.ts'

const names = [...documentTypes, ...singletonTypes, ...privateTypes].map(({name}) => name)

/** Drafts count too, and what others have just changed. */
export const usePictureClient = () => useClient({apiVersion: '2025-02-19'})

/** The types of documents, whose pictures the library knows. */
export function useContentTypes(): readonly SchemaType[] {
  const schema = useSchema()
  return useMemo(() => names.flatMap((name) => schema.get(name) ?? []), [schema])
}

const WHILE_TYPING_MS = 250

type State =
  | {status: 'loading' | 'failed'}
  | (PicturePage & {status: 'ready'; found: FoundPictures; isLoadingMore: boolean})

/** @param refresh loads anew when it changes */
export function usePictures({text, filter}: PictureSearch, refresh: unknown) {
  const client = usePictureClient()
  const types = useContentTypes()
  const [state, setState] = useState<State>({status: 'loading'})
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const next = await loadFirst(client, types, {text, filter})
      if (isCurrent) setState(next)
    }
    const timer = setTimeout(() => void load(), text ? WHILE_TYPING_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, types, text, filter, refresh, tries])

  const more = async () => {
    if (state.status !== 'ready' || state.isLoadingMore) return
    setState({...state, isLoadingMore: true})
    const next = await loadPage(client, {types}, state.found, state.pictures.length).catch(() => undefined)
    setState((now) => {
      if (now.status !== 'ready' || now.found !== state.found) return now
      if (!next) return {status: 'failed'}
      return {...now, count: next.count, pictures: [...now.pictures, ...next.pictures], isLoadingMore: false}
    })
  }
  const retry = useCallback(() => {
    setState({status: 'loading'})
    setTries((count) => count + 1)
  }, [])
  return {state, more, retry}
}

async function loadFirst(
  client: ReturnType<typeof usePictureClient>,
  types: readonly SchemaType[],
  search: PictureSearch,
): Promise<State> {
  try {
    const found = await findPictures(client, {types}, search)
    const page = await loadPage(client, {types}, found, 0)
    return {status: 'ready', found, isLoadingMore: false, ...page}
  } catch (error) {
    console.error('Pictures could not be loaded:', error)
    return {status: 'failed'}
  }
}
