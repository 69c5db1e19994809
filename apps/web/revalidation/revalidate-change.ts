import {setTimeout} from 'node:timers/promises'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import {revalidateTag} from 'next/cache'
import {after} from 'next/server'
import {type AnyTag, tagOf} from '#/sanity/content-tags.ts'

/** A page that is being rendered at the time of a change is done after this. */
const RENDERING_MS = 1000

/** The last change of each tag. */
const latest = new Map<AnyTag, ContentChanged>()

/**
 * Once the route handler that calls this has responded, each page that the change may be on is rendered before it is shown.
 * Returns the tag of these pages.
 */
export function revalidateChange(change: ContentChanged): AnyTag {
  const tag = tagOf(change._type)
  expire(tag)
  // A page that was being rendered meanwhile is cached with older content.
  latest.set(tag, change)
  after(async () => {
    await setTimeout(RENDERING_MS)
    if (latest.get(tag) === change) expire(tag)
  })
  return tag
}

const expire = (tag: AnyTag) => revalidateTag(tag, {expire: 0})
