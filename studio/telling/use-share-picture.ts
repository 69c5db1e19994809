import {createImageUrlBuilder, type SanityImageSource} from '@sanity/image-url'
import type {Language} from '@site/schemas/languages'
import {useCallback, useEffect, useState} from 'react'
import type {SanityDocument} from 'sanity'
import {env} from '../workspace/env.ts'
import {pathToTell} from './announcement.ts'

/** `url` shows the file on this page. */
export type SharePicture = {is: 'loading'} | {is: 'failed'} | {is: 'there'; file: File; url: string}

/** Social networks recommend this size in pixels. */
const size = {width: 1200, height: 630}

/** The picture that links to the page show. Sharing it needs it before the button is pressed, so it is fetched at once. */
export function useSharePicture(
  document: SanityDocument,
  language: Language,
): {picture: SharePicture; retry: () => void} {
  const [fetched, setFetched] = useState<{of: string; picture: SharePicture}>()
  const [attempt, setAttempt] = useState(0)
  const address = addressOf(document, language)
  const of = `${address} ${attempt}`
  const name = `${pathToTell(document)?.split('/').at(-1) ?? 'paveikslelis'}-${language}.jpg`
  useEffect(() => {
    const closed = new AbortController()
    let url: string | undefined
    const load = async () => {
      const response = await fetch(address, {signal: closed.signal})
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      const file = new File([await response.blob()], name, {type: 'image/jpeg'})
      if (closed.signal.aborted) return
      url = URL.createObjectURL(file)
      setFetched({of, picture: {is: 'there', file, url}})
    }
    load().catch((error: unknown) => {
      if (closed.signal.aborted) return
      console.error('No picture to share:', error)
      setFetched({of, picture: {is: 'failed'}})
    })
    return () => {
      closed.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [address, name, of])
  const picture: SharePicture = fetched?.of === of ? fetched.picture : {is: 'loading'}
  return {picture, retry: useCallback(() => setAttempt((count) => count + 1), [])}
}

/** A volunteer may have chosen one; the site draws the others. The revision keeps browsers from showing an old one. */
function addressOf(document: SanityDocument, language: Language): string {
  const chosen = (document.seo as {image?: SanityImageSource & {asset?: unknown}} | undefined)?.image
  if (chosen?.asset) return urlOfChosen(chosen)
  const url = new URL(`/api/share-picture/${language}${pathToTell(document) ?? ''}`, env.SITE_URL)
  url.searchParams.set('v', document._rev)
  return url.href
}

const urlOfChosen = (image: SanityImageSource) =>
  createImageUrlBuilder({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    ...(env.SANITY_API_HOST && {baseUrl: env.SANITY_API_HOST}),
  })
    .image(image)
    .size(size.width, size.height)
    .format('jpg')
    .url()
