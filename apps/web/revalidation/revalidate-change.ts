import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import {revalidateTag} from 'next/cache'
import {type AnyTag, lateTag, tagOf} from '#/sanity/content-tags.ts'
import {shareExpiryTimes} from '#/shared-cache/shared-times.ts'

/** A page that is being rendered at the time of a change is done after this. */
const RENDERING_SECONDS = 1

/**
 * Once the route handler that calls this has responded, each page with one of the tags is rendered before it is shown.
 * Resolves to false if the other instances could not be told.
 */
export async function expireTags(tags: readonly AnyTag[]): Promise<boolean> {
  for (const tag of tags) {
    revalidateTag(tag, {expire: 0})
    revalidateTag(lateTag(tag), {expire: RENDERING_SECONDS})
  }
  const now = Date.now()
  const late = now + RENDERING_SECONDS * 1000
  return await shareExpiryTimes(
    new Map(
      tags.flatMap((tag) => [
        [tag, now],
        [lateTag(tag), late],
      ]),
    ),
  )
}

/** Returns the tag of the pages that the change may be on, and whether the other instances know. */
export async function revalidateChange(change: ContentChanged) {
  const tag = tagOf(change._type)
  return {tag, isShared: await expireTags([tag])}
}
