import {previewToolName} from '@site/schemas/preview/preview-frame'
import {NextResponse} from 'next/server'
import {env} from '#/environment/env.ts'
import {isPathOfSite} from '#/preview/link-page-url.ts'

/** Leads to the preview in the Studio, which asks for a new grant. The path is that of the page that it shows. */
export function GET(request: Request): Response {
  const page = new URL(request.url).searchParams.get('page') ?? '/'
  if (!env.STUDIO_URL) return new Response('Not found', {status: 404})
  const preview = new URL(previewToolName, `${env.STUDIO_URL.replace(/\/$/, '')}/`)
  preview.searchParams.set('preview', isPathOfSite(page) ? page : '/')
  return NextResponse.redirect(preview, {status: 303, headers: {'cache-control': 'no-store'}})
}
