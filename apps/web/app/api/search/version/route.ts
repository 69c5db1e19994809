import type {SearchDocuments} from '../documents/route.ts'
import {GET as getDocuments} from '../documents/route.ts'

export const dynamic = 'force-static'

/** Tells in a few bytes whether what search looks through has changed. */
export async function GET(): Promise<Response> {
  const {version}: SearchDocuments = await (await getDocuments()).json()
  return new Response(version)
}
