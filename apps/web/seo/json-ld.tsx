import type {Thing} from 'schema-dts'
import {serializeJsonLd} from './serialize.ts'

/** What search engines read about a page. */
export function JsonLd({things}: {things: Exclude<Thing, string>[]}) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: serializeJsonLd(things)}} />
}
