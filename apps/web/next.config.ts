import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {env} from './env.ts'

const config: NextConfig = {
  distDir: env.WEB_DIST_DIR,
  poweredByHeader: false,
  transpilePackages: ['@site/schemas'],
  images: {loader: 'custom', loaderFile: './content/image-loader.ts'},
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
  },
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
