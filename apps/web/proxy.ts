import createMiddleware from 'next-intl/middleware'
import {routing} from './i18n/routing.ts'

export const proxy = createMiddleware(routing)

export const config = {
  // Everything but calls, Next's own files, and addresses with an extension, which are files.
  matcher: '/((?!api/|_next/|.*\\..*).*)',
}
