import 'server-only'
import {cookies, draftMode} from 'next/headers'
import {grantCookie} from './preview-cookies.ts'
import {type PreviewGrant, readGrant} from './preview-grant.ts'

/** What the request may see beyond the published content. `undefined` for visitors, and whenever a page is cached. */
export async function currentPreview(): Promise<PreviewGrant | undefined> {
  if (!(await isDraftMode())) return undefined
  const read = readGrant((await cookies()).get(grantCookie)?.value)
  return read.status === 'valid' ? read.grant : undefined
}

/** False outside of a request too, such as where Next asks which pages there are, although Next throws there. */
async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
