import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {AlbumSection} from '#/features/albums/album-section.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {getAlbums} from '#/features/albums/albums-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

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
  const [t, albums] = await Promise.all([getTranslations('photo'), getAlbums()])
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      {albums.length === 0 && <p className="frame text-lead">{t('empty')}</p>}
      {albums.map((album, index) => (
        <div key={album._id}>
          {index > 0 && <Sash className="mt-16 md:mt-24 print:hidden" />}
          <AlbumSection album={album} isFirst={index === 0} />
        </div>
      ))}
    </>
  )
}
