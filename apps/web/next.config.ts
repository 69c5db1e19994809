import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {env} from './env.ts'
import {securityHeaders} from './security-headers.ts'

/** A page changes whenever somebody publishes, so nobody but this site keeps it; an unchanged one costs a 304. */
const neverStale = {key: 'Cache-Control', value: 'public, max-age=0, must-revalidate'}

const config: NextConfig = {
  distDir: env.WEB_DIST_DIR,
  poweredByHeader: false,
  transpilePackages: ['@site/schemas'],
  // Baked into the browser's scripts (supabase/env.ts): neither is a secret.
  env: {SUPABASE_URL: env.SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: env.SUPABASE_PUBLISHABLE_KEY},
  images: {loader: 'custom', loaderFile: './sanity/image-loader.ts'},
  compiler: {
    // Imported when it runs: what this file itself imports, Next compiles in a way that `#/` imports fail.
    runAfterProductionCompile: async ({distDir}) => {
      const {prepareBuild} = await import('./revalidation/prepare-build.ts')
      await prepareBuild(distDir)
    },
  },
  // Bytes: about 60 kB a page. One that has to make room comes back as the build made it, until it is made anew.
  cacheMaxMemorySize: 200 * 1024 * 1024,
  headers: async () => [
    {source: '/:path*', headers: securityHeaders},
    {source: '/((?!_next/|api/).*)', headers: [neverStale]},
  ],
  experimental: {
    // What is made anew lives in memory: the build directory stays as it was built.
    isrFlushToDisk: false,
    // Seconds that an open tab keeps pages it has loaded ahead; the least that Next takes.
    staleTimes: {static: 30},
  },
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  // Writes messages/lt.d.json.ts, so that a message without one of its arguments is a type error.
  experimental: {createMessagesDeclaration: './messages/lt.json'},
})

export default withNextIntl(config)
