import {join} from 'node:path'
import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {env} from './env.ts'

const config: NextConfig = {
  distDir: env.WEB_DIST_DIR,
  poweredByHeader: false,
  transpilePackages: ['@site/schemas'],
  turbopack: {root: join(import.meta.dirname, '../..')},
  images: {loader: 'custom', loaderFile: './content/image-loader.ts'},
  experimental: {isrFlushToDisk: false},
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
