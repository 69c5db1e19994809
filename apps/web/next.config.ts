import {join} from 'node:path'
import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {env} from './environment/env.ts'
import {malformedRequestPath, ordinaryHeader} from './entrance/entrance-headers.ts'
import {otherHeaders, plainPolicy, policyHeader} from './responses/security-headers.ts'
import {newBuildId} from './shared-cache/build-id.ts'

/** Pages may change at any time, so browsers and proxies revalidate them; an unchanged page costs a 304. */
const mustRevalidate = {key: 'Cache-Control', value: 'public, max-age=0, must-revalidate'}

/** The pictures of shared links are drawn with whole typefaces. */
const sharedPictureFonts = [
  '../../node_modules/@expo-google-fonts/brygada-1918/600SemiBold/*.ttf',
  '../../node_modules/@expo-google-fonts/commissioner/400Regular/*.ttf',
]

const config: NextConfig = {
  distDir: env.WEB_DIST_DIR,
  generateBuildId: newBuildId,
  cacheHandler: join(import.meta.dirname, 'process/cache-handler.ts'),
  // A folder with all that the server needs (complete-standalone.ts).
  output: 'standalone',
  outputFileTracingRoot: join(import.meta.dirname, '../..'),
  outputFileTracingIncludes: {'/**': sharedPictureFonts},
  poweredByHeader: false,
  // `npm run check` checks the types of the whole project: a build would take a fifth longer.
  typescript: {ignoreBuildErrors: true},
  // compress-responses.ts compresses the responses.
  compress: false,
  transpilePackages: ['@site/schemas'],
  serverExternalPackages: ['@redis/client'],
  turbopack: {rules: {'*.md': {type: 'text'}}},
  // Neither is a secret: both are inlined into the browser's scripts (supabase/env.ts).
  env: {SUPABASE_URL: env.SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: env.SUPABASE_PUBLISHABLE_KEY},
  // Sanity's image pipeline scales the images (sanity/responsive-image.ts), so Next answers no request for one.
  images: {unoptimized: true},
  compiler: {
    // Next compiles the static imports of this file without support for `#/`, so this is imported on demand.
    runAfterProductionCompile: async ({distDir}) => {
      const [{prepareBuild}, {compressFiles}] = await Promise.all([
        import('./revalidation/content-state.ts'),
        import('./responses/compress-files.ts'),
      ])
      await Promise.all([prepareBuild(distDir), compressFiles(join(distDir, 'static'))])
    },
  },
  // A page takes about 60 kB. An evicted page is served as it was built until it is revalidated.
  cacheMaxMemorySize: 200 * 1024 * 1024,
  headers: async () => [
    // The headers of scripts and style sheets depend on how they are sent.
    {source: '/((?!_next/static/).*)', headers: otherHeaders},
    // A page has a policy of its own (keep-policy.ts), which Next would add to this one.
    {
      source: '/((?!_next/static/)(?:(?:api|_next)/.*|.*\\.[^/]+))',
      headers: [{key: policyHeader, value: plainPolicy}],
    },
    {source: '/((?!_next/|api/).*)', headers: [mustRevalidate]},
  ],
  rewrites: async () => ({
    // Where the site's own code does not run in front of Next, anybody could send its header.
    beforeFiles: env.SERVERLESS
      ? [{source: '/:path*', has: [{type: 'header', key: ordinaryHeader}], destination: malformedRequestPath}]
      : [],
    // Next would take the `_next` of a made-up path for a language, and render and cache a 404 page for each.
    afterFiles: [{source: '/_next/:path*', destination: '/api/_next'}],
    fallback: [],
  }),
  experimental: {
    // Many visitors read a single page, so scripts that all pages share are merged with others.
    turbopackChunking: {minChunkSize: 200_000},
    // Revalidated pages stay in memory; the build directory is never written to.
    isrFlushToDisk: false,
    // A tab reuses prefetched pages for this many seconds, the minimum that Next accepts.
    staleTimes: {static: 30},
    // The proxy lets pages have no larger body: see server-action-request.ts.
    proxyClientMaxBodySize: '32kb',
  },
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  // This writes messages/lt.d.json.ts, so that a missing argument of a message is a type error.
  experimental: {
    createMessagesDeclaration: './messages/lt.json',
    // The build compiles the messages, so that no browser loads a parser of ICU messages.
    messages: {path: './messages', locales: 'infer', format: 'json', precompile: true},
  },
})

export default withNextIntl(config)
