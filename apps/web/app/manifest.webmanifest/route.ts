import {webAppManifestResponse} from '#/seo/web-app-manifest.ts'

export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return webAppManifestResponse('lt')
}
