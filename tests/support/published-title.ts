import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {stackEnv} from '../env.ts'
import {sanityClient} from './sanity-client.ts'

const id = 'newsItem-10'

/** A news item whose title a test changes, and changes back. */
export async function newsItemToChange() {
  const client = sanityClient()
  const {slug, title} = await client.fetch<{slug: string; title: {lt: string}}>(
    '*[_id == $id][0]{"slug": slug.current, title}',
    {id},
  )
  const path = `/naujienos/${slug}`
  const publish = async (text: string) => {
    await client.patch(id).set({'title.lt': text}).commit()
  }
  return {
    path,
    publish,
    changeBack: () => publish(title.lt),
    /** What the page of the news item at this site is called. */
    async shownBy(origin: string): Promise<string> {
      const response = await fetch(origin + path)
      return /<title>([^<–]*)/.exec(await response.text())?.[1]?.trim() ?? String(response.status)
    },
  }
}

/** As Sanity does after a change of a news item. Returns the status of the response. */
export async function sendWebhook(origin: string): Promise<number> {
  const body = JSON.stringify({_id: id, _type: 'newsItem'})
  const signature = await encodeSignatureHeader(body, Date.now(), stackEnv().SANITY_WEBHOOK_SECRET)
  const headers = {'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature}
  const response = await fetch(`${origin}/api/revalidate`, {method: 'POST', headers, body})
  return response.status
}
