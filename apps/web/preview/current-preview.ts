import 'server-only'
import {cookies, draftMode} from 'next/headers'
import {grantCookie} from './preview-cookies.ts'
import {type PreviewGrant, readGrant} from './preview-grant.ts'

/** The result is undefined for visitors, and whenever a page is cached. */
export async function currentPreview(): Promise<PreviewGrant | undefined> {
  if (!(await isDraftMode())) return undefined
  const read = readGrant((await cookies()).get(grantCookie)?.value)
  return read.status === 'valid' ? read.grant : undefined
}

/** Next throws outside of a request, such as where it asks which pages there are: that counts as no draft mode. */
async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
