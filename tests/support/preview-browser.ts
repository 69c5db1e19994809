import {createHmac} from 'node:crypto'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {stackEnv} from '../env.ts'
import {sanityClient} from './sanity-client.ts'

/** What a browser does with the cookies of a preview: takes what it is sent, and sends it back. */
export class PreviewBrowser {
  readonly cookies = new Map<string, string>()

  /** Requests a path or URL of the site, and follows no redirect. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, stackEnv().SITE_URL), {
      redirect: 'manual',
      headers: {...headers, ...(cookie && {cookie})},
    })
    for (const line of response.headers.getSetCookie()) this.#store(line)
    return response
  }

  #store(line: string) {
    const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** A secret as the Studio writes it into the dataset. */
export async function studioSecret(): Promise<string> {
  const {secret} = await createPreviewSecret(sanityClient(), 'test', stackEnv().STUDIO_URL, 'test')
  return secret
}

/** The path with which the Studio opens a preview of a page. */
export const enablePath = (secret: string, page = '/') =>
  `/api/preview/enable?${new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': page,
  })}`

/** A token of a grant, signed as the site does, or with another secret. */
export function grantToken(grant: object, secret = stackEnv().PREVIEW_SECRET): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${payload}.${createHmac('sha256', secret).update(`preview:${payload}`).digest('base64url')}`
}
