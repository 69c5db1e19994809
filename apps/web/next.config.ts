import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {env} from './env.ts'
import {securityHeaders} from './security-headers.ts'

/** A page may change at any moment, so only this site caches it; an unchanged page costs a 304. */
const neverStale = {key: 'Cache-Control', value: 'public, max-age=0, must-revalidate'}

const config: NextConfig = {
  distDir: env.WEB_DIST_DIR,
  poweredByHeader: false,
  transpilePackages: ['@site/schemas'],
  // Inlined into the browser's scripts (supabase/env.ts); neither is a secret.
  env: {SUPABASE_URL: env.SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: env.SUPABASE_PUBLISHABLE_KEY},
  images: {loader: 'custom', loaderFile: './sanity/image-loader.ts'},
  compiler: {
    // Imported when it runs: what this file itself imports, Next compiles in a way that `#/` imports fail.
    runAfterProductionCompile: async ({distDir}) => {
      const {prepareBuild} = await import('./revalidation/content-state.ts')
      await prepareBuild(distDir)
    },
  },
  // Bytes; a page takes about 60 kB. One that is evicted comes back as it was built, until it is revalidated.
  cacheMaxMemorySize: 200 * 1024 * 1024,
  headers: async () => [
    {source: '/:path*', headers: securityHeaders},
    {source: '/((?!_next/|api/).*)', headers: [neverStale]},
  ],
  experimental: {
    // Revalidated pages live in memory; the build directory stays as it was built.
    isrFlushToDisk: false,
    // Seconds that an open tab keeps prefetched pages; the minimum that Next accepts.
    staleTimes: {static: 30},
  },
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  // Writes messages/lt.d.json.ts, so that a message without one of its arguments is a type error.
  experimental: {createMessagesDeclaration: './messages/lt.json'},
})

export default withNextIntl(config)
