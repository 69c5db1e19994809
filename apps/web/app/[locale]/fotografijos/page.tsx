import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {AlbumsList} from '#/features/albums/albums-list.tsx'
import {albumsPages} from '#/features/albums/albums-pages.ts'
import {getAlbumCount, getAlbums} from '#/features/albums/albums-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'

type Props = PageProps<'/[locale]/fotografijos'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'photo'})
  return pageMetadata({
    locale,
    path: '/fotografijos',
    image: await getPagePicture('/fotografijos'),
    title: t('title'),
    description: t('intro'),
  })
}

export default async function PhotosPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [t, albums, total] = await Promise.all([
    getTranslations('photo'),
    getAlbums(albumsPages.range(1)),
    getAlbumCount(),
  ])
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <AlbumsList albums={albums} page={1} total={total} />
    </>
  )
}
