import {webAppManifestResponse} from '#/seo/web-app-manifest.ts'

export const dynamic = 'force-static'

/** The manifest in Lithuanian. */
export function GET(): Promise<Response> {
  return webAppManifestResponse('lt')
}
